import { hexToOklab, oklabToHex } from '../rendering/oklab.ts'

/** Limits of lightness: black cotton looks dark grey in light, and white needs room for highlights. */
const BLACK = 0.215
const WHITE = 0.963

/** Converts a catalogue colour to a dye: only very dark and very light colours change. */
export function toDye(hex: string): string {
  const { l, a, b } = hexToOklab(hex)
  return oklabToHex({ l: Math.min(WHITE, (l ** 4 + BLACK ** 4) ** 0.25), a, b })
}

/** Lightens (positive) or darkens a colour, from -1 to 1, and scales its chroma. The hue stays. */
export function tint(hex: string, lightness: number, chroma = 1): string {
  const { l, a, b } = hexToOklab(hex)
  const room = lightness > 0 ? 1 - l : l
  return oklabToHex({ l: l + lightness * room, a: a * chroma, b: b * chroma })
}

/** Mixes two colours in OKLab; `share` is that of the second, from 0 to 1. */
export function blend(one: string, other: string, share: number): string {
  const [p, q] = [hexToOklab(one), hexToOklab(other)]
  return oklabToHex({ l: p.l + (q.l - p.l) * share, a: p.a + (q.a - p.a) * share, b: p.b + (q.b - p.b) * share })
}

/** Perceived lightness, from 0 to 1. */
export const getLightness = (hex: string): number => hexToOklab(hex).l

/** The colour of matching thread: slightly lighter on dark cloth, slightly darker on light cloth. */
export const getThreadColour = (dye: string): string => tint(dye, getLightness(dye) < 0.5 ? 0.2 : -0.14)
