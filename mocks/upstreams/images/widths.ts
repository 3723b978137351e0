/** The widths that pictures are kept at, in pixels: cards, thumbnails and promos of the shop at one, two and three dots a pixel. */
export const WIDTHS = [96, 160, 253, 320, 380, 480, 490, 640, 800, 960, 1200, 1600] as const

const DEFAULT_WIDTH = 800

/** The kept width that is at least what was asked for; the widest for more than that, 800 for nonsense. */
export function snappedWidth(asked: string | null): number {
  const width = asked === null || asked === '' ? DEFAULT_WIDTH : Number(asked)
  if (!Number.isFinite(width)) return DEFAULT_WIDTH
  return WIDTHS.find((kept) => kept >= width) ?? WIDTHS[WIDTHS.length - 1] ?? DEFAULT_WIDTH
}

/** Sizes at which a picture is drawn. The others are made from the next larger, so that one drawing serves most widths. */
const NEGATIVES = [800, 1200, 1600] as const

export const negativeFor = (width: number): number => NEGATIVES.find((drawn) => drawn >= width) ?? 1600
