import type { Colourway, StyleSheet } from './style-sheet.ts'

/** Characters of a sku that say the product: spec 3, "SKU grouping". */
export const SKU_LENGTH = 14

/** Six characters say the group, eight more the colour: 'Racing Green' is 'RACINGGR', 'White and Navy' 'WHITENAV'. */
export const productSku = (style: Pick<StyleSheet, 'code'>, colour: Pick<Colourway, 'name'>): string =>
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
 * The leg at which tailored trousers change from the short block to the long one. Inches.
 * 33 and more counts as long (spec 5), less than 32 as short; 32 itself lies between.
 */
const PIVOT = 32

/**
 * How the sizes of a style are written behind its products' skus: '-34B32', and where tailoring crosses over, '-34B32-S'.
 *
 * Tailored trousers are cut from two blocks, which meet at 32: legs just under it (31) are the long block taken up, and
 * 32 itself is the short block let down. Those two carry their block's name, -L and -S; every other leg comes from the
 * block one would expect and carries none. So a sku below 32 that says -S, or one from 32 up that says -L, contradicts
 * itself: it left the mill mislabelled, and the leg rule (COL-09) keeps it from being sold.
 */
export function sizeSuffixes(
  { twoBlocks, sizes: { options, sizes } }: Pick<StyleSheet, 'twoBlocks' | 'sizes'>,
  { mislabelled = [] }: Pick<Colourway, 'mislabelled'>,
): string[] {
  if (!twoBlocks) return sizes.map(({ code }) => code && `-${code}`)
  const legAt = options.findIndex(({ type }) => type === 'leg')
  return sizes.map(({ code, values }) => {
    const leg = Number(values[legAt])
    if (mislabelled.includes(values.join(' / '))) return `-${code}${leg < PIVOT ? '-S' : '-L'}`
    if (leg === PIVOT - 1) return `-${code}-L`
    return leg === PIVOT ? `-${code}-S` : `-${code}`
  })
}
