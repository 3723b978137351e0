import { useFinderScreen } from '../machine/finder-context.ts'
import { useFinderWords } from '../words.ts'
import type { Answers } from './answers.ts'
import styles from './answers-list.module.css'
import { BOOSTERS } from './steps.ts'

/** What would make the result surer, as long as it has not been told. */
export function Boosters({ answers }: { answers: Answers }) {
  const { send, part: Heading } = useFinderScreen()
  const t = useFinderWords()
  const open = BOOSTERS.filter((step) => answers[step] === undefined)
  if (open.length === 0) return null
  return (
    <section>
      <Heading className={styles.title}>{t('boosters.title')}</Heading>
      <p className={styles.text}>{t('boosters.text')}</p>
      <ul className={styles.boosters}>
        {open.map((step) => (
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
