import { type Say, useFinderWords } from '../words.ts'
import { inTen, type Verdict } from './confidence.ts'
import styles from './half-result.module.css'

/**
 * How sure one size is, in the words of men out of ten; the next best beside it, and when it would be the better one. The
 * first of a half says which men. A plain fit service says no odds: then there is the size, and perhaps the next.
 */
export function VerdictWords({ verdict, first }: { verdict: Verdict; first: boolean }) {
  const t = useFinderWords()
  const { option, size, odds, next, between } = verdict
  if (odds === undefined && next === undefined) return null
  const when = next && t(`better.${option}.${next.side}`)
  return (
    <li>
      <strong className={styles.verdict}>
        {between && next
          ? t('verdict.between', {
              option: t(`Option.${option}`),
              one: next.side === 'up' ? size : next.size,
              other: next.side === 'up' ? next.size : size,
            })
          : t('verdict.one', { option: t(`Option.${option}`), size })}
      </strong>{' '}
      {odds === undefined ? null : oddsText(t, verdict, odds, first ? 'first' : 'other')}{' '}
      {next && when ? t(between ? 'next-best' : 'next-best.plain', { size: next.size, when }) : null}
    </li>
  )
}

function oddsText(t: Say, { size, span, between }: Verdict, odds: number, place: 'first' | 'other'): string {
  const { key, count } = inTen(odds)
  const said = { odds: t(key, { count }), size }
  if (!span || !between) return t(`odds.${place}`, said)
  const more = inTen(span.odds)
  return t(`odds.${place}-span`, {
    ...said,
    more: t(more.key === 'odds.all' ? 'odds.more-all' : 'odds.more', { count: more.count }),
    from: span.from,
    to: span.to,
  })
}
