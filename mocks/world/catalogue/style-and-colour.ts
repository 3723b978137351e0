import type { CatalogueProduct } from './catalogue.ts'

/** A product in a sentence: 'Heroes in Navy', or the title of a product of a goods file. */
export const getStyleAndColour = ({ style, colour }: Pick<CatalogueProduct, 'style' | 'colour'>): string =>
  colour.name ? `${style} in ${colour.name}` : style
