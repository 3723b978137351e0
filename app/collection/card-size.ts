import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getSizeInFit, getSizeInSearch, type SizeInFit } from '#app/product/size/size-in-fit.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'

/** A product's stock in one size; `isOwn` if it is the size of the shopper's fit. */
type CardSize = SizeInFit & { isOwn: boolean }

/**
 * The stock of a product in the size that filters select completely, otherwise in the shopper's; null if neither sizes it.
 * Filters come first, because the list has been filtered by them.
 */
export function getCardSize(product: ListedProduct, fit: SavedFit | null, sizeSearch: SearchStrings): CardSize | null {
  const selected = getSizeInSearch(product, sizeSearch)
  const own = fit && getSizeInFit(product, fit, sizeSearch)
  if (selected && selected.size !== own?.size) return { ...selected, isOwn: false }
  return own && { ...own, isOwn: true }
}
