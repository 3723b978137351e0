import type { ProductOption } from '../product.ts'

/**
 * Which sizes of a product can be bought now, small enough to send for hundreds of products at once: a bit for each
 * variant over its options, base64. Variant [w, b, l] is bit (w * builds + b) * legs + l, as in a VariantGrid.
 */
export type SizeStock = {
  options: readonly ProductOption[]
  /** In stock, and not only sold ahead (spec 5). */
  inStock: string
  /** Of those, the ones of which few are left; empty where there are none. */
  few: string
}

/** Bits in whole words, so that two sets are compared 32 variants at a time. */
export type Bits = Uint32Array

/** Room for so many bits, none of them set. */
export const noBits = (count: number): Bits => new Uint32Array(Math.ceil(count / 32))

/** Sets one bit. */
export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

/** True where a bit is set. */
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

/** True where the two have a bit in common. */
export function intersect(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  return false
}

/** Bits as base64, least significant byte first; '' where none is set. */
export function bitsToText(bits: Bits): string {
  if (bits.every((word) => word === 0)) return ''
  const bytes = Array.from(bits).flatMap((word) =>
    [word, word >>> 8, word >>> 16, word >>> 24].map((byte) => byte & 255),
  )
  return btoa(String.fromCharCode(...bytes))
}

/** Reads them back. */
export function bitsFromText(text: string, count: number): Bits {
  const bits = noBits(count)
  const bytes = atob(text)
  for (let at = 0; at < bytes.length; at++)
    bits[at >>> 2] = (bits[at >>> 2] ?? 0) | (bytes.charCodeAt(at) << ((at & 3) * 8))
  return bits
}

/** How many variants the options make. */
export const variantCount = (options: readonly ProductOption[]): number =>
  options.reduce((count, { values }) => count * values.length, 1)

/** Where the variants stand that have this value of the option at `at`. */
export function placesOf(options: readonly ProductOption[], at: number, value: number): number[] {
  const inner = variantCount(options.slice(at + 1))
  const own = options[at]?.values.length ?? 1
  const places: number[] = []
  for (let outer = 0; outer < variantCount(options.slice(0, at)); outer++) {
    const from = (outer * own + value) * inner
    for (let place = from; place < from + inner; place++) places.push(place)
  }
  return places
}
