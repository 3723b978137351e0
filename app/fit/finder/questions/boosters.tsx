import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import styles from './answers-list.module.css'
import { BOOSTERS } from './steps.ts'

/** The optional questions without an answer, which would make the result more certain. */
export function Boosters({ answers }: { answers: FitAnswers }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const unanswered = BOOSTERS.filter((step) => answers[step] === undefined)
  if (unanswered.length === 0) return null
  return (
    <section>
      <Heading className={styles.title}>{t('boosters.title')}</Heading>
      <p className={styles.text}>{t('boosters.text')}</p>
      <ul className={styles.boosters}>
        {unanswered.map((step) => (
          <li key={step}>
            <button type="button" className={styles.booster} onClick={() => send({ type: 'edit', step })}>
              {t(`booster.${step}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
