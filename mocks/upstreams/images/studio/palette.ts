import { hexOf, labOf } from '../darkroom/oklab.ts'

/** Photographed black cotton is dark grey, and white must leave room for light. */
const BLACK = 0.215
const WHITE = 0.963

/** A catalogue colour as cloth shows it: only the ends of the scale move. */
export function dyed(hex: string): string {
  const { l, a, b } = labOf(hex)
  return hexOf({ l: Math.min(WHITE, (l ** 4 + BLACK ** 4) ** 0.25), a, b })
}

/** Lighter (positive) or darker, -1 to 1, and more or less colourful, keeping the hue. */
export function tinted(hex: string, lightness: number, chroma = 1): string {
  const { l, a, b } = labOf(hex)
  const room = lightness > 0 ? 1 - l : l
  return hexOf({ l: l + lightness * room, a: a * chroma, b: b * chroma })
}

/** Part one colour, part another. */
export function blended(one: string, other: string, share: number): string {
  const [p, q] = [labOf(one), labOf(other)]
  return hexOf({ l: p.l + (q.l - p.l) * share, a: p.a + (q.a - p.a) * share, b: p.b + (q.b - p.b) * share })
}

/** How light a colour looks, 0 to 1. */
export const lightnessOf = (hex: string): number => labOf(hex).l

/** Thread to match the cloth: a touch lighter on dark cloth, a touch darker on light. */
export const threadFor = (dye: string): string => tinted(dye, lightnessOf(dye) < 0.5 ? 0.12 : -0.1)
