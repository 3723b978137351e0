import { inTen, type SaidOption, type Verdict } from './confidence.ts'
import styles from './half-result.module.css'
import { type Say, useFinderWords } from './words.ts'

/** How sure one size is, in the words of men out of ten; the next best beside it, and when it would be the better one. */
export function VerdictWords({ verdict }: { verdict: Verdict }) {
  const t = useFinderWords()
  const { option, size, odds, next, between, span } = verdict
  if (odds === undefined && next === undefined) return null
  const other = next?.size ?? ''
  return (
    <li className={styles.verdict}>
      {between ? <strong className={styles.between}>{t('result.between-title')}. </strong> : null}
      {odds === undefined
        ? null
        : between
          ? t('odds.between', { one: said(t, option, size), other, odds: tenths(t, odds), size })
          : t('odds.lead', { odds: tenths(t, odds), size: said(t, option, size) })}{' '}
      {span && between ? t('odds.span', { odds: tenths(t, span.odds), from: span.from, to: span.to }) : null}{' '}
      {next ? t('next-best', { size: other, when: t(`better.${option}.${next.side}`) }) : null}
    </li>
  )
}

/** 'waist 34', 'build B', 'a Slim cut'. */
export const said = (t: Say, option: SaidOption | 'chest', size: string): string => t(`size.${option}`, { size })

function tenths(t: Say, odds: number): string {
  const { key, count } = inTen(odds)
  return t(key, { count })
}
