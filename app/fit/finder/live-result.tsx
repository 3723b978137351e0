import type { Answers } from './answers.ts'
import { inOneBreath } from './confidence.ts'
import type { Result } from './finder-state.ts'
import styles from './live-result.module.css'
import { useFinderWords } from './words.ts'

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
