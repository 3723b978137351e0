import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { formatList } from '#app/copy/format-list.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import type { QuestionName } from '#app/fit/fit-answers.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import type { Result } from '../machine/finder-state.ts'
import { useFinderScreen } from '../screen.tsx'
import { formatShare, RESULT_OPTIONS, type Verdict } from './confidence.ts'
import doubts from './doubts.module.css'
import styles from './how-sure.module.css'
import { getReasons } from './reasons.ts'

/** The percents and reasons of a half in a closed disclosure (FIT-16). Nothing if the fit service gives neither. */
export function HowSure({ half, result, verdicts }: { half: FitHalf; result: Result; verdicts: readonly Verdict[] }) {
  const t = useWords(fitScreenWords)
  const reasons = getReasons(result.recommendation, result.answers, half, t)
  if (reasons.length === 0 && verdicts.every(({ percent, next }) => percent === undefined && !next)) return null
  const [first] = verdicts
  return (
    <details className={styles.sure}>
      <summary className={styles.summary}>
        <span className={styles.question}>{t('sure.title')}</span>
        {first?.isClose && first.next ? (
          <span className={styles.close}>
            <TextWith text={t('sure.close', { size: first.next.size })} value={first.next.size} />
          </span>
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

/** The advice to measure a pair of trousers if several sizes are about as likely; nothing once that was done. */
function WideDoubt({ half, result: { recommendation, answers } }: { half: FitHalf; result: Result }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const options: readonly string[] = RESULT_OPTIONS[half]
  const wide = recommendation.doubts.find(
    ({ kind, option = '' }) => kind === 'wide' && options.includes(option),
  )?.option
  if (!wide || answers['pair-waist'] !== undefined) return null
  return (
    <p className={styles.wide}>
      <span>{t('doubt.wide', { option: t(`option.${wide}`) })}</span>{' '}
      <button type="button" className={styles.help} onClick={() => send({ type: 'edit', step: 'pair-waist' })}>
        {t('doubt.measure')}
      </button>
    </p>
  )
}

/**
 * The confidence in one size: its percent of men, and when the next best size is better. The first of a half explains which
 * men are meant; without percent and next size it renders nothing.
 */
function VerdictText({ verdict, isFirst }: { verdict: Verdict; isFirst: boolean }) {
  const t = useWords(fitScreenWords)
  const { option, size, percent, next, isClose } = verdict
  if (percent === undefined && next === undefined) return null
  const when = next && t(`better.${option}.${next.side}`)
  const sentences = [
    ...(option === 'build' ? [t('build.compares')] : []),
    ...(percent === undefined ? [] : [formatShare(t, verdict, percent, isFirst ? 'first' : 'other')]),
    ...(next && when ? [t(isClose ? 'next-best.close' : 'next-best', { size: next.size, when })] : []),
  ]
  return (
    <li className={styles.verdict}>
      <p>
        <strong>{t('verdict', { option: t(`Option.${option}`), size })}</strong> <span>{sentences.join(' ')}</span>
      </p>
      <ShareBars verdict={verdict} />
    </li>
  )
}

/** The percents of the recommended size, of those beside it and of all others: a row and a bar for each, 100 in all. */
function ShareBars({ verdict: { around, others, size } }: { verdict: Verdict }) {
  const t = useWords(fitScreenWords)
  if (around.length === 0) return null
  const rows = [
    ...around.map((row) => ({ ...row, label: row.size })),
    ...(others > 0 ? [{ size: null, label: t('share.others'), percent: others }] : []),
  ]
  return (
    <ol className={styles.bars}>
      {rows.map((row) => (
        <li key={row.label} className={styles.bar} data-best={row.size === size || undefined}>
          <span>{row.label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 5H${row.percent}`} />
          </svg>
          <span className={styles.percent} translate="no">
            {`${row.percent}%`}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Says which answers would change a half most, and leads to their questions. */
export function Unanswered({ questions }: { questions: readonly QuestionName[] }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  if (questions.length === 0) return null
  const names = questions.map((step) => t(`answer.${step}`))
  return (
    <div className={doubts.unanswered}>
      <p>{t('unanswered', { answers: formatList(names, 'en-GB') })}</p>
      <div className={doubts.helps}>
        {questions.map((step) => (
          <button key={step} type="button" className={doubts.help} onClick={() => send({ type: 'edit', step })}>
            {t('unanswered.answer', { answer: t(`answer.${step}`) })}
          </button>
        ))}
      </div>
    </div>
  )
}
