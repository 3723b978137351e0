/** Ids reserved for the colours of a style, present and future. */
export const COLOURS_PER_STYLE = 20
/** Ids reserved for the sizes of a product; trousers have 420. */
const SIZES_PER_PRODUCT = 1000

/**
 * A product's number, from its style's number and its colour's position only, so that new products never renumber those
 * in existing carts. Heroes in Navy is 2001.
 */
export const getProductId = (styleNumber: number, position: number): number =>
  2001 + (styleNumber - 1) * COLOURS_PER_STYLE + position

/**
 * A variant's number. Counting starts at the sample size and wraps around, so that a product's first number is a common
 * size: 1001001 is Heroes in Navy, 34 / Build B / 32.
 */
export function getVariantId(
  product: number,
  index: number,
  { sample, count }: { sample: number; count: number },
): number {
  return (product - 1000) * SIZES_PER_PRODUCT + 1 + ((index - sample + count) % count)
}

/** The number of a variant's product, which may not exist. */
export const getProductNumber = (variant: number): number => Math.floor(variant / SIZES_PER_PRODUCT) + 1000
