import { fitFinderScreensWords, type ScreenTexts } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toTenths, type Verdict } from './confidence.ts'
import styles from './how-sure.module.css'
import { OddsBars } from './odds-bars.tsx'

/**
 * The confidence in one size in words and bars: the odds as men out of ten, and when the next best size would be the better
 * one. The first of a half says which men are meant. Nothing where the fit service gives neither odds nor a next size.
 */
export function VerdictText({ verdict, isFirst }: { verdict: Verdict; isFirst: boolean }) {
  const t = useWords(fitFinderScreensWords)
  const { option, size, odds, next, isClose } = verdict
  if (odds === undefined && next === undefined) return null
  const when = next && t(`better.${option}.${next.side}`)
  return (
    <li className={styles.verdict}>
      <p>
        <strong>{t('verdict', { option: t(`Option.${option}`), size })}</strong>{' '}
        {option === 'build' ? `${t('build.compares')} ` : null}
        {odds === undefined ? null : formatOdds(t, verdict, odds, isFirst ? 'first' : 'other')}{' '}
        {next && when ? t(isClose ? 'next-best.close' : 'next-best', { size: next.size, when }) : null}
      </p>
      <OddsBars verdict={verdict} />
    </li>
  )
}

function formatOdds(
  t: ScreenTexts,
  { size, span, isClose }: Verdict,
  odds: number,
  position: 'first' | 'other',
): string {
  const { key, count } = toTenths(odds)
  const values = { odds: t(key, { count }), size }
  if (!span || !isClose) return t(`odds.${position}`, values)
  const spanOdds = toTenths(span.odds)
  return t(`odds.${position}-span`, {
    ...values,
    more: t(spanOdds.key === 'odds.all' ? 'odds.more-all' : 'odds.more', { count: spanOdds.count }),
    from: span.from,
    to: span.to,
  })
}
