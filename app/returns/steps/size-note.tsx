import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { findSize, formatSize } from '../exchange-size.ts'
import type { ReturnLine } from '../return-order.ts'
import styles from './size-note.module.css'

/** Fewer than this are counted for the shopper. */
const FEW = 4

/** What the chosen sizes give: the size with its stock and its difference in price, or what is wrong with it. */
export function SizeNote(props: {
  line: ReturnLine
  size: readonly (string | null)[]
  quantity: number
  problem: string | null
}) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { line, quantity } = props
  const found = findSize(line, props.size)
  const isInStock = found !== undefined && found.stock >= quantity
  const difference = found ? toMinorUnits(found.difference) : 0
  const amount = found ? formatPrice(toMoney(Math.abs(difference), found.difference.currencyCode), intlLocale) : ''
  const problem = props.problem ?? (found && !isInStock ? t('problem.size-gone') : null)
  const each = quantity > 1
  return (
    <p className={styles.note} data-problem={problem ? '' : undefined} aria-live="polite">
      {problem}
      {!problem && found ? (
        <>
          {t('size.chosen', {
            size: formatSize(found.values),
            left: found.stock < FEW ? t('size.few', { count: found.stock }) : t('size.in-stock'),
          })}{' '}
          {difference > 0 ? t(each ? 'size.each' : 'size.more-expensive', { amount }) : null}
          {difference < 0 ? t(each ? 'size.each-cheaper' : 'size.cheaper', { amount }) : null}
        </>
      ) : null}
    </p>
  )
}
