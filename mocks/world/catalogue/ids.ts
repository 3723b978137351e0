/** Room on a style sheet for colours that are still to come. */
export const COLOURS_PER_STYLE = 20
/** Room for the sizes of one product; trousers have 420. */
const SIZES_PER_PRODUCT = 1000

/**
 * The number of a product: it follows from the style's number and the colour's place on its sheet and nothing else, so
 * that goods added later never renumber those in somebody's cart. Heroes in Navy is 2001.
 */
export const productId = (styleNumber: number, place: number): number =>
  2001 + (styleNumber - 1) * COLOURS_PER_STYLE + place

/**
 * The number of a variant. Counting begins at the fitting sample and goes round, so that a product's first number is
 * its most ordinary size: 1001001 is Heroes in Navy, 34 / Build B / 32.
 */
export function variantId(
  product: number,
  index: number,
  { sample, count }: { sample: number; count: number },
): number {
  return (product - 1000) * SIZES_PER_PRODUCT + 1 + ((index - sample + count) % count)
}

/** The number of the product that a variant of this number would belong to, whether or not there is one. */
export const productOfVariant = (variant: number): number => Math.floor(variant / SIZES_PER_PRODUCT) + 1000
