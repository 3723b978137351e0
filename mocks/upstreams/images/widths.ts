/** Widths in pixels whose files are kept: cards, thumbnails and promos of the shop at pixel ratios 1, 2 and 3. */
const KEPT_WIDTHS: ReadonlySet<number> = new Set([
  80, 96, 160, 190, 253, 320, 380, 480, 490, 506, 640, 800, 960, 980, 1200, 1600,
])

/** The width of a picture that is not transformed. Shopify's Image has it, too. */
export const ORIGINAL_WIDTH = 1600

/** Whether files of a width are kept on disk; other widths are made for each request. */
export const isKept = (width: number): boolean => KEPT_WIDTHS.has(width)

/** Widths at which pictures are rendered; the others are scaled down from the next larger one. */
const SOURCE_WIDTHS = [800, 1200, 1600] as const

/** The rendered width that a width is scaled down from. */
export const getSourceWidth = (width: number): number => SOURCE_WIDTHS.find((candidate) => candidate >= width) ?? 1600
