/** Cached widths in pixels: cards, thumbnails and promos of the shop at pixel ratios 1, 2 and 3. */
const WIDTHS = [96, 160, 253, 320, 380, 480, 490, 640, 800, 960, 1200, 1600] as const

const DEFAULT_WIDTH = 800

/** The smallest cached width that is at least the requested one, else the largest; 800 for an invalid width. */
export function roundUpWidth(requested: string | null): number {
  const width = requested === null || requested === '' ? DEFAULT_WIDTH : Number(requested)
  if (!Number.isFinite(width)) return DEFAULT_WIDTH
  return WIDTHS.find((candidate) => candidate >= width) ?? WIDTHS[WIDTHS.length - 1] ?? DEFAULT_WIDTH
}

/** Widths at which pictures are rendered; the others are scaled down from the next larger one. */
const SOURCE_WIDTHS = [800, 1200, 1600] as const

/** The rendered width that a cached width is scaled down from. */
export const getSourceWidth = (width: number): number => SOURCE_WIDTHS.find((candidate) => candidate >= width) ?? 1600
