import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import { getDoubtedQuestions } from './doubted-questions.ts'
import styles from './doubts.module.css'
import { formatList } from './reasons.ts'

/**
 * Doubts about the answers, one sentence a kind, with the questions that would help. They stand before the result. That
 * several sizes are as likely is said with the odds.
 */
export function Doubts({ recommendation }: { recommendation: Recommendation }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitFinderScreensWords)
  const doubts = getDoubtedQuestions(recommendation)
  if (doubts.length === 0) return null
  return (
    <section className={styles.doubts} aria-labelledby="finder-doubts">
      <Heading id="finder-doubts" className={styles.title}>
        {t('doubts.title')}
      </Heading>
      {doubts.map(({ kind, questions }) => (
        <div key={kind}>
          <p>{t(`doubt.${kind}`, { answers: formatList(questions.map((step) => t(`answer.${step}`))) })}</p>
          <div className={styles.helps}>
            {questions.map((step) => (
              <button key={step} type="button" className={styles.help} onClick={() => send({ type: 'edit', step })}>
                {t('doubt.look', { answer: t(`answer.${step}`) })}
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
