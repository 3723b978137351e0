import { useCopy } from '#app/copy/use-copy.ts'
import { valueInUrl } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { sizeInFit } from '#app/product/size/size-in-fit.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { ListedProduct } from './goods.ts'
import styles from './my-size.module.css'
import { useSizeWords } from './words.ts'

/** How a product stands in the shopper's size (COL-04). Nothing where his fit says nothing of it. */
export function MySize({ product, fit, asked }: { product: ListedProduct; fit: SavedFit; asked: SearchStrings }) {
  const t = useSizeWords()
  const shop = useCopy()
  const mine = sizeInFit(product.sizes, fit, asked)
  if (!mine) return null
  const [open] = mine.open
  if (mine.stock !== 'out' && open)
    return (
      <p className={styles.in}>
        {t('open', {
          size: mine.size,
          option: shop(`option.${open.type}`).toLowerCase(),
          values: open.values.map(valueInUrl).join(', '),
        })}
      </p>
    )
  return (
    <p className={styles[mine.stock]}>
      {t(mine.stock)}: {mine.size}
    </p>
  )
}
