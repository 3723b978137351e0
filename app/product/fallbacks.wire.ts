import type { Money } from '#app/ui/money.ts'
import type { CollectionProduct, Price, Product as WireProduct } from '#contracts/backend/generated/types.ts'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import { badgesFromTags } from './card/badge.wire.ts'
import { findColour } from './colour-words.ts'
import { productIdFromWire } from './ids.wire.ts'
import type { Swatch } from './product.ts'
import { splitTitle } from './product-title.wire.ts'
import { toSkuHandle } from './sku.ts'

/**
 * What stands in for each field that spec 3 does not give a product: one line for each assumed field of the contract, by
 * its name there. Fields of a page come from the product call only, which a provider may lack.
 */
export function fillListedProduct(wire: CollectionProduct, store: RegionCode) {
  const title = splitTitle(wire.title)
  const swatch: Swatch = wire.swatch ?? { name: title.colour, hex: findColour(title.colour) }
  const groupTitle = wire.product_feed.group_title || title.style || wire.product_type || wire.product_feed.category
  return {
    handle: wire.handle || toSkuHandle(wire.sku) || productIdFromWire(wire.product_feed.product_id),
    group_title: groupTitle,
    swatch,
    price: toMoney(wire.price, store),
    compare_at_price: wire.compare_at_price ?? null,
    badges: wire.badges ?? badgesFromTags(wire.tags),
    published_at: wire.published_at ?? null,
    // `hover_image` is not shown; `options` are filled in size/size-stock.wire.ts, a variant's `price` in product.wire.ts
    image: fillPicture(wire.image, groupTitle, swatch),
  }
}

/** The same for the fields of a page. */
export const fillProduct = (wire: WireProduct, store: RegionCode) => {
  const listed = fillListedProduct(wire, store)
  const { group_title, swatch, image } = listed
  return {
    ...listed,
    personalisation: wire.personalisation ?? null,
    promise: wire.promise ?? '',
    description: wire.description ?? '',
    highlights: wire.highlights ?? [],
    fabric: wire.fabric ?? '',
    care: wire.care ?? '',
    images: wire.images?.length ? wire.images.map((picture) => fillPicture(picture, group_title, swatch)) : [image],
    colourways: wire.colourways ?? [],
  }
}

const fillPicture = ({ src, alt }: { src: string; alt?: string }, style: string, { name }: Swatch) => ({
  src,
  alt: alt || `${style}, ${name}`,
})

/** A price without a currency is in the store's. */
const toMoney = (price: Price, store: RegionCode): Money =>
  typeof price === 'object' ? price : { amount: Number(price).toFixed(2), currencyCode: CURRENCIES[store] }
