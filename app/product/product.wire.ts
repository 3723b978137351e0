import { hasFitOption } from '#app/fit/fit-for-product.ts'
import { copyMoney, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import type { Product as WireProduct } from '#contracts/backend/generated/types.ts'
import { LETTERS_PRICE } from '#contracts/shop/letters.ts'
import { hasMadeToOrderTag } from '#contracts/shop/made-to-order.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { getBadge } from './card/badge.wire.ts'
import { findColour } from './colour-words.ts'
import {
  copySwatch,
  fillProduct,
  getGroupSku,
  getProductSku,
  getSizeSku,
  productIdFromWire,
  splitTitle,
  toIdNumber,
} from './fallbacks.wire.ts'
import { legShapeFromTags } from './listed-product.wire.ts'
import { applySingleOffer } from './offers/multi-buy.ts'
import type { Product, ProductOption } from './product.ts'
import type { VariantGrid } from './size/variant-grid.ts'
import { createVariantGrid } from './size/variant-grid.ts'
import { variantsFromWire } from './size/variants.wire.ts'
import { toGarment } from './worn/garment.wire.ts'

/** A product from the backend, as its page shows it. */
export function productFromWire(wire: WireProduct, store: RegionCode): Product {
  const filled = fillProduct(wire, store)
  const multiBuys = filled.multi_buys
  const toPricing = (price: Money) =>
    applySingleOffer({ multiBuys, price, compareAtPrice: filled.compare_at_price }, store)
  const pricing = toPricing(filled.price)
  const { options, variants } = gridFromWire(wire, pricing.price, toPricing)
  return {
    handle: filled.handle,
    id: productIdFromWire(wire.product_feed.product_id),
    sku: getProductSku(wire.sku),
    group: getGroupSku(wire.sku),
    style: filled.group_title,
    colour: filled.swatch,
    productType: wire.product_type,
    category: wire.product_feed.category,
    multiBuys,
    takesFit: hasFitOption({ productType: wire.product_type, options }),
    worn: toGarment({
      productType: wire.product_type,
      category: wire.product_feed.category,
      words: `${filled.group_title} ${filled.subtitle ?? ''}`,
      legShape: legShapeFromTags(filled.tags),
    }),
    isMadeToOrder: hasMadeToOrderTag(filled.tags),
    personalisation: filled.personalisation && {
      merchandiseId: filled.personalisation.variant_id,
      price: toMoney(LETTERS_PRICE[store], REGIONS[store].currency),
      maxLength: filled.personalisation.max_length,
    },
    ...pricing,
    badge: getBadge(filled.badges),
    promise: filled.promise,
    description: filled.description,
    highlights: filled.highlights,
    fabric: filled.fabric,
    care: filled.care,
    images: filled.images,
    colourways: filled.colourways.map(({ handle, title, swatch, available }) => ({
      handle,
      colour: copySwatch(swatch) ?? toSwatch(title),
      availability: available === false ? 'sold-out' : 'available',
    })),
    options,
    variants,
  }
}

function toSwatch(title: string) {
  const { colour } = splitTitle(title)
  return { name: colour, hex: findColour(colour) }
}

/** The variants as a grid over the known options. */
function gridFromWire(
  wire: WireProduct,
  productPrice: Money,
  toPricing: (price: Money) => { price: Money },
): { options: ProductOption[]; variants: VariantGrid } {
  const { options, shape, variants } = variantsFromWire(wire)
  const size = shape.reduce((product, values) => product * values, 1)
  const ids = Array<number>(size).fill(0)
  const stock = Array<number>(size).fill(0)
  const skus = Array<string>(size).fill('')
  const preOrder: number[] = []
  const prices = Array<VariantPrice>(size).fill(null)
  for (const { index, wire: variant, state, left } of variants) {
    ids[index] = toIdNumber(variant.id)
    stock[index] = left
    skus[index] = getSizeSku(variant.sku)
    if (state === 'pre-order') preOrder.push(index)
    prices[index] = variant.price ? toPricing(copyMoney(variant.price)).price : null
  }
  // Most prices equal the product's as text, which is faster to compare than to parse.
  const productUnits = toMinorUnits(productPrice)
  const differs = (price: Money) => price.amount !== productPrice.amount && toMinorUnits(price) !== productUnits
  const hasOwnPrices = prices.some((price) => price !== null && differs(price))
  const lists = { shape, ids, skus, stock, preOrder }
  return {
    options,
    variants: createVariantGrid(hasOwnPrices ? { ...lists, prices } : lists),
  }
}

type VariantPrice = NonNullable<VariantGrid['prices']>[number]
