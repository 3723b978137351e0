import type { Result } from '../machine/finder-state.ts'
import type { Answers } from '../questions/answers.ts'
import { useFinderWords } from '../words.ts'
import { inOneBreath } from './confidence.ts'
import styles from './live-result.module.css'

/** The result while an answer to it is being changed: it follows at once. */
export function LiveResult({ result, answers }: { result: Result; answers: Answers }) {
  const t = useFinderWords()
  return (
    <dl className={styles.live} aria-live="polite" data-stale={result.of !== answers || undefined}>
      {(['bottom', 'top'] as const).map((half) => (
        <div key={half} className={styles.half}>
          <dt className={styles.name}>{t(`result.${half}`)}</dt>
          <dd className={styles.sizes}>{inOneBreath(result.sizes, half)}</dd>
        </div>
      ))}
    </dl>
  )
}
