import { useCopy } from '#app/copy/every-page.ts'
import { formatList } from '#app/copy/format-list.ts'
import { buyingWords } from '#app/copy/product.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { Elements } from '#app/ui/elements.ts'
import { addMoney, formatPrice, type Money } from '#app/ui/money.ts'
import { getPriceFrom } from '../price-line.tsx'
import { getProductName, isGiftCard, type Product } from '../product.ts'
import styles from './buy-bar.module.css'
import { type Choice, formatChoice, getColourState, getMissingOptions, getVariant } from './choice.ts'
import { LOW_STOCK } from './variant-grid.ts'

/**
 * The chosen size or the missing options, with the button (`children`), and why it failed. Floats at the bottom of the screen
 * with the price while its place is out of view (float-buy-bar.ts).
 */
export function BuyBar(props: {
  product: Product
  choice: Choice
  /** The price of the letters that are typed. */
  letters: Money | null
  /** Why the last addition failed. */
  problem: Elements
  children: Elements
}) {
  const { product, choice, letters } = props
  const t = useWords(buyingWords)
  const copy = useCopy()
  const { intlLocale } = useRegion()

  const colourState = getColourState(product)
  const missing = getMissingOptions(product.options, choice).map(({ type }) => copy(`option.${type}`).toLowerCase())
  const { price, isFrom } = getPriceFrom(product, choice)
  const priceText = formatPrice(letters ? addMoney(price, letters) : price, intlLocale)
  const variant = getVariant(product, choice)
  const size = missing.length > 0 || isGiftCard(product) ? '' : formatChoice(product.options, choice)
  return (
    <div id="buy-bar" className={styles.place}>
      <div className={styles.bar}>
        {props.problem}
        <p
          className={styles.status}
          aria-live="polite"
          data-name={getProductName(product)}
          data-price={isFrom ? t('from', { price: priceText }) : priceText}
        >
          {missing.length > 0 ? (
            <span>
              {colourState === 'available'
                ? t('choose-first', { option: formatList(missing, intlLocale) })
                : t(`status.${colourState}`)}
            </span>
          ) : null}
          {size ? <TextWith text={t('your-size', { size })} value={size} /> : null}
          {letters ? <span>{t('with-letters', { price: formatPrice(letters, intlLocale) })}</span> : null}
          {variant?.state === 'available' && variant.left < LOW_STOCK ? (
            <span className={styles.low}>{t('low', { count: variant.left })}</span>
          ) : null}
        </p>
        {props.children}
      </div>
    </div>
  )
}
