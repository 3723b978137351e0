import { hasFitOption, isSizedByFit } from '#app/fit/fit-for-product.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { type Money, toMinorUnits } from '#app/ui/money.ts'
import type { ListedProduct } from '../listed-product.ts'
import { getProductName, isGiftCard } from '../product.ts'
import { getSizeInFit } from '../size/size-in-fit.ts'

/** Goods that would make delivery free, with the shopper's size as text and as address parameters. */
export type Suggestion = {
  handle: string
  name: string
  price: Money
  compareAtPrice: Money | null
  image: string | null
  size: string | null
  search: Readonly<Record<string, string>>
}

const MAX_SUGGESTED = 2

/** The missing amount for free delivery in minor units, the contents of the cart, and the saved fit. */
type Shortfall = { missing: number; handles: readonly string[]; productTypes: readonly string[]; fit: SavedFit | null }

/**
 * Available goods that cost at least what is missing, one of each product type. Types that the cart lacks rank first, then
 * goods in a known size or without a fit, then cheaper ones.
 */
export function suggestGoods(products: readonly ListedProduct[], shortfall: Shortfall): Suggestion[] {
  const ranked = products
    .flatMap((product) => {
      const { availability, price, handle } = product
      if (
        availability !== 'available' ||
        isGiftCard(product) ||
        shortfall.handles.includes(handle) ||
        toMinorUnits(price) < shortfall.missing
      )
        return []
      const size = getKnownSize(product, shortfall.fit)
      return size === 'unavailable' ? [] : [{ product, size, rank: getRank(product, shortfall, size !== null) }]
    })
    .toSorted((a, b) => a.rank - b.rank || toMinorUnits(a.product.price) - toMinorUnits(b.product.price))
  const kinds = new Set<string>()
  return ranked
    .filter(({ product: { productType } }) => !kinds.has(productType) && kinds.add(productType))
    .slice(0, MAX_SUGGESTED)
    .map(({ product, size }) => {
      const { handle, price, compareAtPrice, image } = product
      return {
        handle,
        name: getProductName(product),
        price,
        compareAtPrice,
        image,
        size: size?.size ?? null,
        search: size?.search ?? {},
      }
    })
}

/** The size that a saved fit gives for a product, if any; 'unavailable' where that size is sold out or not made. */
function getKnownSize(product: ListedProduct, fit: SavedFit | null) {
  const fitted = { productType: product.productType, options: product.sizes.options }
  const [first] = fitted.options
  if (!fit || !first || !isSizedByFit(fitted, first.type)) return null
  const size = getSizeInFit(product, fit)
  return size && size.stock !== 'out' ? size : 'unavailable'
}

function getRank(
  { productType, sizes: { options } }: ListedProduct,
  shortfall: Shortfall,
  isSizeKnown: boolean,
): number {
  const isNewKind = !shortfall.productTypes.includes(productType)
  const isEasy = isSizeKnown || !hasFitOption({ productType, options })
  return (isNewKind ? 0 : 2) + (isEasy ? 0 : 1)
}
