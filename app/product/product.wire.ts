import { takesFit } from '#app/fit/fit-for-product.ts'
import { type Money, toMinorUnits } from '#app/ui/money.ts'
import type { Product as WireDetail } from '#contracts/backend/generated/types.ts'
import { getBadge } from './card/badge.ts'
import { multiBuysFromTags } from './offers/multi-buy.wire.ts'
import type { Product, ProductOption } from './product.ts'
import { isWithinLegRule } from './size/leg-rule.ts'
import { optionsFromWire } from './size/size-stock.wire.ts'
import { getVariantIndex, type VariantGrid } from './size/variant-grid.ts'

/** Spec 3, "Tags": "'Made to Order' (also 'tax:MTO')". */
const MADE_TO_ORDER = new Set(['Made to Order', 'tax:MTO'])

/** A product from the backend, as its page shows it. */
export function productFromWire(wire: WireDetail): Product {
  const { options, variants } = gridFromWire(wire)
  return {
    handle: wire.handle,
    id: wire.product_feed.product_id,
    sku: wire.sku,
    group: wire.product_feed.group_id,
    style: wire.product_feed.group_title,
    colour: wire.swatch,
    productType: wire.product_type,
    multiBuys: multiBuysFromTags(wire.tags),
    takesFit: takesFit({ productType: wire.product_type, options }),
    isMadeToOrder: wire.tags.some((tag) => MADE_TO_ORDER.has(tag)),
    personalisation: wire.personalisation && {
      merchandiseId: wire.personalisation.variant_id,
      price: wire.personalisation.price,
      maxLength: wire.personalisation.max_length,
    },
    price: wire.price,
    compareAtPrice: wire.compare_at_price,
    badge: getBadge(wire.badges),
    available: variants.stock.some((quantity, index) => quantity > 0 && !variants.preOrder.includes(index)),
    promise: wire.promise,
    description: wire.description,
    highlights: wire.highlights,
    fabric: wire.fabric,
    care: wire.care,
    images: wire.images.map(({ src, alt }) => ({ src, alt })),
    colourways: wire.colourways.map(({ handle, swatch, image, available }) => ({
      handle,
      colour: swatch,
      image: image.src,
      available,
    })),
    options,
    variants,
  }
}

/** The variants as a grid over the options that the shop knows, after the leg rule (COL-09). */
function gridFromWire(wire: WireDetail): { options: ProductOption[]; variants: VariantGrid } {
  const options = optionsFromWire(wire.options)
  const shape = options.map(({ values }) => values.length)
  const size = shape.reduce((product, values) => product * values, 1)
  const ids = Array<number>(size).fill(0)
  const stock = Array<number>(size).fill(0)
  const skus = Array<string>(size).fill('')
  const preOrder: number[] = []
  const prices = Array<VariantPrice>(size).fill(null)
  const leg = options.find(({ type }) => type === 'leg')

  for (const variant of wire.variants) {
    const chosen = options.map(({ values, at }) => values.indexOf(variant.options[at] ?? ''))
    if (chosen.includes(-1)) continue
    if (leg && !isWithinLegRule(variant.sku, Number(variant.options[leg.at]))) continue
    const index = getVariantIndex(shape, chosen)
    const { pre_order_inventory_quantity: preOrderStock } = variant
    ids[index] = Number(variant.id.slice(variant.id.lastIndexOf('/') + 1))
    stock[index] = Math.max(0, variant.inventory_quantity, preOrderStock ?? 0)
    skus[index] = variant.sku.slice(wire.sku.length)
    if (preOrderStock !== null) preOrder.push(index)
    prices[index] = variant.price ?? null
  }
  // Most prices equal the product's as text, which is faster to compare than to parse.
  const productPrice = toMinorUnits(wire.price)
  const differs = (price: Money) => price.amount !== wire.price.amount && toMinorUnits(price) !== productPrice
  const hasOwnPrices = prices.some((price) => price !== null && differs(price))
  const grid = { shape, ids, skus: skus.join(' '), stock, preOrder }
  return {
    options: options.map(({ type, values }) => ({ type, values })),
    variants: hasOwnPrices ? { ...grid, prices } : grid,
  }
}

type VariantPrice = NonNullable<VariantGrid['prices']>[number]
