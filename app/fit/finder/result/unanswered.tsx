import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { formatList } from '#app/copy/format-list.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { QuestionName } from '#app/fit/fit-answers.ts'
import { useFinderScreen } from '../screen.tsx'
import styles from './doubts.module.css'

/** Says which answers would change a half most, and leads to their questions. */
export function Unanswered({ questions }: { questions: readonly QuestionName[] }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  if (questions.length === 0) return null
  const names = questions.map((step) => t(`answer.${step}`))
  return (
    <div className={styles.unanswered}>
      <p>{t('unanswered', { answers: formatList(names, 'en-GB') })}</p>
      <div className={styles.helps}>
        {questions.map((step) => (
          <button key={step} type="button" className={styles.help} onClick={() => send({ type: 'edit', step })}>
            {t('unanswered.answer', { answer: t(`answer.${step}`) })}
          </button>
        ))}
      </div>
    </div>
  )
}
