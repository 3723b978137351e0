import type { CatalogueProduct, CatalogueVariant } from '../catalogue.ts'
import { chance } from './chance.ts'
import { productId, variantId } from './ids.ts'
import { productSku, sizeSuffix } from './sku.ts'
import { SAMPLE_STOCK, stockLevel } from './stock-levels.ts'
import type { Colourway, StyleSheet } from './style-sheet.ts'

/** Goods that joined on this day or later carry the tag New. ISO date. */
export const NEW_FROM = '2026-09-01'

/** Every colour of a style, all sizes of it on their shelves. `collections` come later: see collections.ts. */
export function makeProducts(style: StyleSheet, seed: number): Omit<CatalogueProduct, 'collections'>[] {
  const { promise, description, highlights, fabric, care, productType, category } = style
  return style.colours.map((colour, place) => {
    const since = colour.since ?? style.since
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
      variants: makeVariants(style, colour, place, seed),
      promise,
      description,
      highlights,
      fabric,
      care,
      since,
      // the first colours on a sheet are the ones most people come for
      popularity: Math.max(1, style.popularity * 10 - place * 23),
    }
  })
}

function makeVariants(style: StyleSheet, colour: Colourway, place: number, seed: number): CatalogueVariant[] {
  const product = productId(style.number, place)
  const sku = productSku(style, colour)
  const { sizes, sample } = style.sizes
  const next = chance(seed, product)
  const level = stockLevel[colour.shelf ?? 'usual']

  return sizes.map((size, index): CatalogueVariant => {
    const stock = level(size, next)
    const isMainSample = index === sample && place === 0 && !colour.shelf
    const ownPrice = style.priceOf?.[size.values.at(-1) ?? '']
    return {
      id: String(variantId(product, index, { sample, count: sizes.length })),
      sku: sku + sizeSuffix(style, colour, size),
      values: size.values,
      ...(isMainSample ? { inventory: Math.max(SAMPLE_STOCK, stock.inventory), preOrder: null } : stock),
      ...(ownPrice && { price: ownPrice }),
    }
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
