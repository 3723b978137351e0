import { LEG_PIVOT } from '#contracts/shop/leg-rule.ts'
import type { Colourway, StyleSheet } from './style-sheet.ts'

/** How many characters of a sku identify the product: spec 3, "SKU grouping". */
export const SKU_LENGTH = 14

/** A product's sku: six characters of the group and eight of the colour, such as 'RACINGGR' for 'Racing Green'. */
export const getProductSku = (style: Pick<StyleSheet, 'code'>, colour: Pick<Colourway, 'name'>): string =>
  (
    style.code +
    colour.name
      .replace(' and ', ' ')
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, '')
  )
    .slice(0, SKU_LENGTH)
    .padEnd(SKU_LENGTH, 'X')

/**
 * The size part of a style's skus, such as '-34B32' or, for two-block tailoring, '-34B32-S'. Leg 31 is cut from the long
 * block (-L) and 32 from the short one (-S); the README explains the mislabelled skus that the leg rule excludes (COL-09).
 */
export function getSizeSuffixes(
  { twoBlocks, sizes: { options, sizes } }: Pick<StyleSheet, 'twoBlocks' | 'sizes'>,
  { mislabelled }: Pick<Colourway, 'mislabelled'>,
): string[] {
  if (!twoBlocks) return sizes.map(({ code }) => code && `-${code}`)
  const legPosition = options.findIndex(({ type }) => type === 'leg')
  return sizes.map(({ code, values }) => {
    const leg = Number(values[legPosition])
    if (mislabelled.includes(values.join(' / '))) return `-${code}${leg < LEG_PIVOT ? '-S' : '-L'}`
    if (leg === LEG_PIVOT - 1) return `-${code}-L`
    return leg === LEG_PIVOT ? `-${code}-S` : `-${code}`
  })
}
