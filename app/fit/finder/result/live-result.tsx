import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import type { Result } from '../machine/finder-state.ts'
import { formatSizes } from './confidence.ts'
import styles from './live-result.module.css'

/** The result while one of its answers is being changed. */
export function LiveResult({ result, answers }: { result: Result; answers: FitAnswers }) {
  const t = useWords(fitScreenWords)
  return (
    <dl className={styles.live} aria-live="polite" data-stale={result.answers !== answers || undefined}>
      {(['bottom', 'top'] as const).map((half) => (
        <div key={half} className={styles.half}>
          <dt className={styles.name}>{t(`result.${half}`)}</dt>
          <dd className={styles.sizes}>{formatSizes(result.recommendation, half)}</dd>
        </div>
      ))}
    </dl>
  )
}
