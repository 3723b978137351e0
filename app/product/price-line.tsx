import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { Price } from './card/price.tsx'
import type { Product } from './product.ts'
import type { Choice } from './size/choice.ts'
import { getPackPieces, getPriceFrom } from './size/price-from.ts'

/** The price of a choice: the lowest one while it is open, and of a pack of socks that of a pair. */
export function PriceLine({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(buyingWords)
  const { intlLocale } = useRegion()
  const { price, isFrom } = getPriceFrom(product, choice)
  if (isFrom) return t('from', { price: formatPrice(price, intlLocale) })
  const pieces = getPackPieces(product, choice)
  const pair = toMoney(Math.round(toMinorUnits(price) / pieces), price.currencyCode)
  return (
    <>
      <Price price={price} was={product.compareAtPrice} />
      {pieces > 1 ? ` (${t('a-pair', { price: formatPrice(pair, intlLocale) })})` : null}
    </>
  )
}
