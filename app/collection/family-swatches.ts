import type { ColourFamily } from '#app/product/colour-families.ts'

/** The dot beside each family of colours in the filters, as #rrggbb. */
export const FAMILY_SWATCHES: Readonly<Record<string, string>> = {
  navy: '#1f2a44',
  blue: '#3b5f94',
  black: '#17181a',
  grey: '#85888d',
  white: '#f7f7f4',
  beige: '#d3bf9c',
  brown: '#6b4a32',
  green: '#4b6b4a',
  red: '#a5282c',
  orange: '#c4632d',
  yellow: '#d9b23c',
  pink: '#dca4ab',
  purple: '#5c4380',
} satisfies Record<ColourFamily, string>
