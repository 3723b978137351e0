import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { costsMore, formatPrice, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { Price } from './card/price.tsx'
import type { Product, ProductSizes } from './product.ts'
import type { Choice } from './size/choice.ts'

/** The price of a choice: the lowest one while it is incomplete. A pack of socks also shows the price of a pair. */
export function PriceLine({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(buyingWords)
  const { intlLocale } = useRegion()
  const { price, isFrom } = getPriceFrom(product, choice)
  if (isFrom) return <span>{t('from', { price: formatPrice(price, intlLocale) })}</span>
  const pieces = getPackPieces(product, choice)
  const pair = toMoney(Math.round(toMinorUnits(price) / pieces), price.currencyCode)
  return (
    <>
      <Price price={price} was={product.compareAtPrice} />
      {pieces > 1 ? <span>{` (${t('a-pair', { price: formatPrice(pair, intlLocale) })})`}</span> : null}
    </>
  )
}

/** The lowest price of the variants that match a choice, and whether their prices differ (packs, gift cards). */
export function getPriceFrom(product: Product, choice: Choice): { price: Money; isFrom: boolean } {
  const { prices, shape } = product.variants
  const isOpen = (index: number) =>
    shape.reduceRight((rest, size, at) => {
      const chosen = choice[at] ?? rest % size
      return chosen === rest % size ? Math.floor(rest / size) : Number.NaN
    }, index) === 0
  const open = (prices ?? []).flatMap((price, index) => (isOpen(index) ? [price ?? product.price] : []))
  const [lowest = product.price] = open.toSorted((one, other) => toMinorUnits(one) - toMinorUnits(other))
  return { price: lowest, isFrom: open.some((price) => costsMore(price, lowest)) }
}

/** The pieces of the chosen pack: 3 for '3 Pack'; 1 for anything else. */
export const getPackPieces = ({ options }: ProductSizes, choice: Choice): number =>
  options.reduce((pieces, { type, values }, at) => {
    const value = values[choice[at] ?? -1] ?? ''
    return (type === 'pack' && Number.parseInt(value, 10)) || pieces
  }, 1)
