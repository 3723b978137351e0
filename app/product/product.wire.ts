import { type Money, minorUnits } from '#app/ui/money.ts'
import type { Product as WireDetail, CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import { badgeFor } from './card/badge.ts'
import type { Product, ProductCard, ProductOption } from './product.ts'
import { keptByLegRule } from './size/leg-rule.ts'
import { optionsFromWire } from './size/size-stock.wire.ts'
import { indexOf, type VariantGrid } from './size/variant-grid.ts'

/** Spec 3, "Tags": "'Made to Order' (also 'tax:MTO')". */
const MADE_TO_ORDER = new Set(['Made to Order', 'tax:MTO'])

/** A list as cards, in its order. All cards of a style share one list of its colours, which then travels once (COL-06). */
export function cardsFromWire(products: readonly WireProduct[]): ProductCard[] {
  const colours = new Map<string, ProductCard['colours'][number][]>()
  for (const { handle, swatch, product_feed } of products) {
    const known = colours.get(product_feed.group_id)
    if (known) known.push({ handle, colour: swatch })
    else colours.set(product_feed.group_id, [{ handle, colour: swatch }])
  }
  return products.map((wire) => ({
    handle: wire.handle,
    style: wire.product_feed.group_title,
    colour: wire.swatch,
    price: wire.price,
    compareAtPrice: wire.compare_at_price,
    badge: badgeFor(wire.badges),
    image: wire.image.src,
    available: wire.variants.some(({ inventory_quantity }) => inventory_quantity > 0),
    colours: colours.get(wire.product_feed.group_id) ?? [],
  }))
}

/** A product's page. */
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
    madeToOrder: wire.tags.some((tag) => MADE_TO_ORDER.has(tag)),
    personalisation: wire.personalisation && {
      merchandiseId: wire.personalisation.variant_id,
      price: wire.personalisation.price,
      maxLength: wire.personalisation.max_length,
    },
    price: wire.price,
    compareAtPrice: wire.compare_at_price,
    badge: badgeFor(wire.badges),
    available: variants.stock.some((left, index) => left > 0 && !variants.preOrder.includes(index)),
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

/** The wire's list of variants as a grid over the options the shop knows, after the leg rule (COL-09). */
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
    if (leg && !keptByLegRule(variant.sku, Number(variant.options[leg.at]))) continue
    const index = indexOf(shape, chosen)
    const { pre_order_inventory_quantity: ahead } = variant
    ids[index] = Number(variant.id.slice(variant.id.lastIndexOf('/') + 1))
    stock[index] = Math.max(0, variant.inventory_quantity, ahead ?? 0)
    skus[index] = variant.sku.slice(wire.sku.length)
    if (ahead !== null) preOrder.push(index)
    prices[index] = variant.price ?? null
  }
  // most prices are the product's own to the letter; only others need reading
  const own = minorUnits(wire.price)
  const differs = (price: Money) => price.amount !== wire.price.amount && minorUnits(price) !== own
  const priced = prices.some((price) => price !== null && differs(price))
  const grid = { shape, ids, skus: skus.join(' '), stock, preOrder }
  return {
    options: options.map(({ type, values }) => ({ type, values })),
    variants: priced ? { ...grid, prices } : grid,
  }
}

type VariantPrice = NonNullable<VariantGrid['prices']>[number]
