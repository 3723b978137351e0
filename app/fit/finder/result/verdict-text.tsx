import { toTenths, type Verdict } from './confidence.ts'
import styles from './half-result.module.css'
import { type ResultTexts, useResultWords } from './words.ts'

/**
 * The confidence in one size in words: the odds as men out of ten, and when the next best size would be the better one. The
 * first of a half says which men are meant. Nothing where the fit service gives neither odds nor a next size.
 */
export function VerdictText({ verdict, isFirst }: { verdict: Verdict; isFirst: boolean }) {
  const t = useResultWords()
  const { option, size, odds, next, isBetween } = verdict
  if (odds === undefined && next === undefined) return null
  const when = next && t(`better.${option}.${next.side}`)
  return (
    <li>
      <strong className={styles.verdict}>
        {isBetween && next
          ? t('verdict.between', {
              option: t(`Option.${option}`),
              one: next.side === 'up' ? size : next.size,
              other: next.side === 'up' ? next.size : size,
            })
          : t('verdict.one', { option: t(`Option.${option}`), size })}
      </strong>{' '}
      {odds === undefined ? null : formatOdds(t, verdict, odds, isFirst ? 'first' : 'other')}{' '}
      {next && when ? t(isBetween ? 'next-best' : 'next-best.plain', { size: next.size, when }) : null}
    </li>
  )
}

function formatOdds(
  t: ResultTexts,
  { size, span, isBetween }: Verdict,
  odds: number,
  position: 'first' | 'other',
): string {
  const { key, count } = toTenths(odds)
  const values = { odds: t(key, { count }), size }
  if (!span || !isBetween) return t(`odds.${position}`, values)
  const spanOdds = toTenths(span.odds)
  return t(`odds.${position}-span`, {
    ...values,
    more: t(spanOdds.key === 'odds.all' ? 'odds.more-all' : 'odds.more', { count: spanOdds.count }),
    from: span.from,
    to: span.to,
  })
}
