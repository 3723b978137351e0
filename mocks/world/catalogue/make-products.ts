import { MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG } from '#contracts/shop/made-to-order.ts'
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts'
import { getFacetTags } from './facet-tags.ts'
import { getProductId, getVariantId } from './ids.ts'
import { createRandom } from './random.ts'
import { getProductSku, getSizeSuffixes } from './sku.ts'
import { drawStockLevel, SAMPLE_STOCK } from './stock-levels.ts'
import type { Colourway, StyleSheet } from './style-sheet.ts'

/** Products launched on this day or later have the tag New. ISO date. */
const NEW_FROM = '2026-09-01'

/** A product whose collections are assigned later. */
export type ProductDraft = CatalogueProduct & { collections: string[] }

/** The products of a style, one per colour. Variants are created on first use, because the catalogue has 84,000 of them. */
export function makeProducts(style: StyleSheet, seed: number): ProductDraft[] {
  const { subtitle, promise, description, highlights, fabric, care, productType, category, letters } = style
  return style.colours.map((colour, position): ProductDraft => {
    const since = colour.since ?? style.since
    let variants: CatalogueVariant[] | undefined
    return {
      id: String(getProductId(style.number, position)),
      sku: getProductSku(style, colour),
      groupSku: style.code,
      style: style.name,
      handle: `${toSlug(style.name)}-${toSlug(colour.name)}`,
      colour: { name: colour.name, hex: colour.hex, family: colour.family },
      productType,
      category,
      tags: getTags(style, colour, since),
      garment: { ...style.garment, ...colour.garment, colour: colour.hex },
      price: colour.reduced ?? style.price,
      compareAt: colour.reduced ? style.price : null,
      options: style.sizes.options,
      get variants() {
        variants ??= makeVariants(style, colour, position, seed)
        return variants
      },
      ...(subtitle && { subtitle }),
      promise,
      description,
      highlights,
      fabric,
      care,
      ...(letters && { letters }),
      since,
      // the first colours of a style sheet sell best
      popularity: Math.max(1, style.popularity * 10 - position * 23),
      collections: [],
    }
  })
}

function makeVariants(style: StyleSheet, colour: Colourway, position: number, seed: number): CatalogueVariant[] {
  const product = getProductId(style.number, position)
  const sku = getProductSku(style, colour)
  const suffixes = getSizeSuffixes(style, colour)
  const { sizes, sample } = style.sizes
  const next = createRandom(seed, product)
  const drawStock = drawStockLevel[colour.availability]

  return sizes.map((size, index): CatalogueVariant => {
    const { inventory, preOrder } = drawStock(size, next)
    const isMainSample = index === sample && position === 0 && colour.availability === 'usual'
    const variant: CatalogueVariant = {
      id: String(getVariantId(product, index, { sample, count: sizes.length })),
      sku: sku + suffixes[index],
      values: size.values,
      inventory: isMainSample ? Math.max(SAMPLE_STOCK, inventory) : inventory,
      preOrder: isMainSample ? null : preOrder,
    }
    const price = style.pricesByValue.get(size.values.at(-1) ?? '')
    return price ? { ...variant, price } : variant
  })
}

function getTags(style: StyleSheet, { tags, availability }: Colourway, since: string): string[] {
  return [
    ...style.tags,
    ...tags,
    ...getFacetTags(style),
    ...(availability === 'low-stock' ? ['Low Stock'] : []),
    ...(availability === 'made-to-order' ? [MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG] : []),
    ...(since >= NEW_FROM ? ['New'] : []),
  ]
}

/** A name as a handle: 'Piqué Polo' becomes 'pique-polo'. */
const toSlug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
