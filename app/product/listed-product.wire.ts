import { copyMoney, type Money, toMinorUnits } from '#app/ui/money.ts'
import type { CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getBadge } from './card/badge.wire.ts'
import { findColourFamily } from './colour-words.ts'
import { fillListedProduct, getGroupSku, getProductSku, productIdFromWire } from './fallbacks.wire.ts'
import type { SingleProduct } from './listed-product.ts'
import { CLOTHS, type Cloth, LEG_SHAPES, type LegShape } from './listed-product.ts'
import { applySingleOffer } from './offers/multi-buy.ts'
import { countVariants, createBits, encodeBits, type SizeStock, setBit } from './size/size-stock.ts'
import { getBetterAvailability, LOW_STOCK } from './size/variant-grid.ts'
import { variantsFromWire } from './size/variants.wire.ts'

/** A product of a collection without its variants, which are nearly all of its bytes. */
export function singleProductFromWire(wire: WireProduct, store: RegionCode): SingleProduct {
  const filled = fillListedProduct(wire, store)
  const sizes = variantsFromWire(wire)
  const toPricing = (price: Money) =>
    applySingleOffer({ multiBuys: filled.multi_buys, price, compareAtPrice: filled.compare_at_price }, store)
  return {
    handle: filled.handle,
    style: filled.group_title,
    colour: filled.swatch,
    subtitle: filled.subtitle,
    ...toPricing(filled.price),
    badge: getBadge(filled.badges),
    image: filled.image?.src ?? null,
    secondImage: filled.hover_image?.src ?? null,
    clothImage: filled.cloth_image?.src ?? null,
    availability: sizes.variants.map(({ state }) => state).reduce(getBetterAvailability, 'sold-out'),
    group: getGroupSku(wire.sku),
    productId: productIdFromWire(wire.product_feed.product_id),
    sku: getProductSku(wire.sku),
    category: wire.product_feed.category,
    productType: wire.product_type,
    publishedAt: filled.published_at,
    colourFamily: findColourFamily(filled.swatch),
    cloth: clothFromTags(filled.tags),
    legShape: legShapeFromTags(filled.tags),
    sizes: sizeStockFromWire(sizes, (wirePrice) => toPricing(wirePrice ? copyMoney(wirePrice) : filled.price).price),
  }
}

/** The cloth that a product's tags name, like 'cloth:linen'. Assumed: the specification gives tags and no cloth. */
const clothFromTags = (tags: readonly string[]): Cloth | null => findTagged(tags, 'cloth', CLOTHS)

/** The shape of the leg that a product's tags name, like 'shape:slim'. Assumed, like the cloth. */
export const legShapeFromTags = (tags: readonly string[]): LegShape | null => findTagged(tags, 'shape', LEG_SHAPES)

const findTagged = <Value extends string>(tags: readonly string[], name: string, values: readonly Value[]) =>
  values.find((value) => tags.some((tag) => tag.toLowerCase() === `${name}:${value}`)) ?? null

type WireSizes = ReturnType<typeof variantsFromWire>

/** The sizes of a product that can go into a cart: in stock, no pre-orders (spec 5). */
function sizeStockFromWire(sizes: WireSizes, toPrice: (price: Money | undefined) => Money): SizeStock {
  const { options, variants } = sizes
  const count = countVariants(options)
  const [inStock, few] = [createBits(count), createBits(count)]
  for (const { index, state, left } of variants) {
    if (state !== 'available') continue
    setBit(inStock, index)
    if (left < LOW_STOCK) setBit(few, index)
  }
  return { options: addAmounts(sizes, toPrice), inStock: encodeBits(inStock, count), few: encodeBits(few, count) }
}

/** The options with the lowest amount of each value where these differ, as for packs and gift cards. */
function addAmounts({ options, shape, variants }: WireSizes, toPrice: (price: Money | undefined) => Money) {
  if (!variants.some(({ wire }) => wire.price)) return options
  return options.map((option, at) => {
    const inner = shape.slice(at + 1).reduce((count, length) => count * length, 1)
    const amounts = option.values.map((_, value) => {
      const prices = variants
        .filter(({ index }) => Math.floor(index / inner) % option.values.length === value)
        .map(({ wire }) => toPrice(wire.price))
      return prices.toSorted((one, other) => toMinorUnits(one) - toMinorUnits(other))[0]?.amount ?? ''
    })
    return new Set(amounts).size > 1 ? { ...option, amounts } : option
  })
}
