import { useCopy } from '#app/copy/every-page.ts'
import { sizeWords } from '#app/copy/quick-add.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getCardSize } from '#app/product/size/size-in-fit.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import styles from './my-size.module.css'

/**
 * The product's stock in the filtered or the shopper's size (COL-04). Nothing if neither sizes the product, or if its card says
 * that no size can be bought.
 */
export function MySize(props: { product: ListedProduct; fit: SavedFit | null; sizeSearch: SearchStrings }) {
  const t = useWords(sizeWords)
  const shop = useCopy()
  const cardSize = getCardSize(props.product, props.fit, props.sizeSearch)
  if (!cardSize || props.product.availability !== 'available') return null
  const { size, stock, open, isOwn } = cardSize
  const [openOption] = open
  if (stock !== 'out' && openOption)
    return (
      <p className={styles.in}>
        {t('open', {
          size,
          option: shop(`option.${openOption.type}`).toLowerCase(),
          values: openOption.values.map(toUrlValue).join(', '),
        })}
      </p>
    )
  return (
    <p className={styles[stock]}>
      <span>{t(isOwn ? stock : `selected.${stock}`)}</span>
      <span className={styles.size}>{`: ${size}`}</span>
    </p>
  )
}
