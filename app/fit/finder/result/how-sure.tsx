import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Result } from '../machine/finder-state.ts'
import { RESULT_OPTIONS, type Verdict } from './confidence.ts'
import styles from './how-sure.module.css'
import { getReasons } from './reasons.ts'
import { VerdictText } from './verdict-text.tsx'

/** The odds and reasons of a half, closed until asked for (FIT-16). Nothing where the fit service gives none. */
export function HowSure({ half, result, verdicts }: { half: FitHalf; result: Result; verdicts: readonly Verdict[] }) {
  const t = useWords(fitFinderScreensWords)
  const reasons = getReasons(result.recommendation, result.answers, half, t)
  if (reasons.length === 0 && verdicts.every(({ odds, next }) => odds === undefined && !next)) return null
  const [first] = verdicts
  return (
    <details className={styles.sure}>
      <summary className={styles.summary}>
        <span className={styles.question}>{t('sure.title')}</span>
        {first?.isClose && first.next ? (
          <span className={styles.close}>{t('sure.close', { size: first.next.size })}</span>
        ) : null}
      </summary>
      <ul className={styles.verdicts}>
        {verdicts.map((verdict, at) => (
          <VerdictText key={verdict.option} verdict={verdict} isFirst={at === 0} />
        ))}
      </ul>
      <WideDoubt half={half} result={result} />
      {reasons.length > 0 ? (
        <div className={styles.reasons}>
          <p className={styles.reasonsTitle}>{t('reasons.title')}</p>
          <ul className={styles.reasonList}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </details>
  )
}

/** What to do where several sizes are about as likely: measure, unless that is done. */
function WideDoubt({ half, result: { recommendation, answers } }: { half: FitHalf; result: Result }) {
  const { send } = useFinderScreen()
  const t = useWords(fitFinderScreensWords)
  const options: readonly string[] = RESULT_OPTIONS[half]
  const wide = recommendation.doubts.find(
    ({ kind, option = '' }) => kind === 'wide' && options.includes(option),
  )?.option
  if (!wide || answers['pair-waist'] !== undefined) return null
  return (
    <p className={styles.wide}>
      {t('doubt.wide', { option: t(`option.${wide}`) })}{' '}
      <button type="button" className={styles.help} onClick={() => send({ type: 'edit', step: 'pair-waist' })}>
        {t('doubt.measure')}
      </button>
    </p>
  )
}
