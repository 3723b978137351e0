import type { CatalogueVariant } from '../catalogue.ts'
import { chance } from './chance.ts'
import type { Unshelved } from './collections.ts'
import { productId, variantId } from './ids.ts'
import { productSku, sizeSuffixes } from './sku.ts'
import { SAMPLE_STOCK, stockLevel } from './stock-levels.ts'
import type { Colourway, StyleSheet } from './style-sheet.ts'

/** Goods that joined on this day or later carry the tag New. ISO date. */
const NEW_FROM = '2026-09-01'

/**
 * Every colour of a style. A product's sizes are laid out when somebody first looks at them: there are 84 000 in the
 * house, and a test that wants one shirt should not wait for them.
 */
export function makeProducts(style: StyleSheet, seed: number): Unshelved[] {
  const { promise, description, highlights, fabric, care, productType, category, letters } = style
  return style.colours.map((colour, place): Unshelved => {
    const since = colour.since ?? style.since
    let variants: CatalogueVariant[] | undefined
    return {
      id: String(productId(style.number, place)),
      sku: productSku(style, colour),
      groupSku: style.code,
      style: style.name,
      handle: `${slug(style.name)}-${slug(colour.name)}`,
      colour: { name: colour.name, hex: colour.hex, family: colour.family },
      productType,
      category,
      tags: tagsOf(style, colour, since),
      garment: { ...style.garment, ...colour.garment, colour: colour.hex },
      price: colour.reduced ?? style.price,
      compareAt: colour.reduced ? style.price : null,
      options: style.sizes.options,
      get variants() {
        variants ??= makeVariants(style, colour, place, seed)
        return variants
      },
      promise,
      description,
      highlights,
      fabric,
      care,
      ...(letters && { letters }),
      since,
      // the first colours on a sheet are the ones most people come for
      popularity: Math.max(1, style.popularity * 10 - place * 23),
      collections: [],
    }
  })
}

function makeVariants(style: StyleSheet, colour: Colourway, place: number, seed: number): CatalogueVariant[] {
  const product = productId(style.number, place)
  const sku = productSku(style, colour)
  const suffixes = sizeSuffixes(style, colour)
  const { sizes, sample } = style.sizes
  const next = chance(seed, product)
  const level = stockLevel[colour.shelf ?? 'usual']

  return sizes.map((size, index): CatalogueVariant => {
    const { inventory, preOrder } = level(size, next)
    const isMainSample = index === sample && place === 0 && !colour.shelf
    const variant: CatalogueVariant = {
      id: String(variantId(product, index, { sample, count: sizes.length })),
      sku: sku + suffixes[index],
      values: size.values,
      inventory: isMainSample ? Math.max(SAMPLE_STOCK, inventory) : inventory,
      preOrder: isMainSample ? null : preOrder,
    }
    const price = style.priceOf?.[size.values.at(-1) ?? '']
    return price ? { ...variant, price } : variant
  })
}

function tagsOf(style: StyleSheet, { tags = [], shelf }: Colourway, since: string): string[] {
  return [
    ...(style.tags ?? []),
    ...tags,
    ...(shelf === 'last' ? ['Low Stock'] : []),
    ...(shelf === 'made-to-order' ? ['Made to Order', 'tax:MTO'] : []),
    ...(since >= NEW_FROM ? ['New'] : []),
  ]
}

/** As a name stands in an address: 'Piqué Polo' is 'pique-polo'. */
const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
