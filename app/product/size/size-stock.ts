import type { ProductOption } from '../product.ts'

/**
 * The sizes of a product that are in stock, small enough to send for hundreds of products: a bit for each variant, in
 * base64. Variant [w, b, l] is bit (w * builds + b) * legs + l, as in a VariantGrid.
 */
export type SizeStock = {
  options: readonly ProductOption[]
  /** In stock, without pre-orders (spec 5). */
  inStock: string
  /** Those of which few are left; '' if none. */
  few: string
}

/** Bits in 32-bit words, so that two sets are compared 32 variants at a time. */
export type Bits = Uint32Array

/** `count` bits, none of them set. */
export const createBits = (count: number): Bits => new Uint32Array(Math.ceil(count / 32))

/** Sets one bit. */
export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

/** Whether a bit is set. */
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

/** Whether two sets have a bit in common. */
export function intersects(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  return false
}

/** Bits as base64, least significant byte first; '' if none is set. */
export function encodeBits(bits: Bits): string {
  if (bits.every((word) => word === 0)) return ''
  const bytes = Array.from(bits).flatMap((word) =>
    [word, word >>> 8, word >>> 16, word >>> 24].map((byte) => byte & 255),
  )
  return btoa(String.fromCharCode(...bytes))
}

/** The bits of an encoded text. */
export function decodeBits(text: string, count: number): Bits {
  const bits = createBits(count)
  const bytes = atob(text)
  for (let at = 0; at < bytes.length; at++)
    bits[at >>> 2] = (bits[at >>> 2] ?? 0) | (bytes.charCodeAt(at) << ((at & 3) * 8))
  return bits
}

/** The number of variants that the options make. */
export const countVariants = (options: readonly ProductOption[]): number =>
  options.reduce((count, { values }) => count * values.length, 1)

/** The positions of the variants that have this value of the option at `at`. */
export function getVariantPositions(options: readonly ProductOption[], at: number, value: number): number[] {
  const inner = countVariants(options.slice(at + 1))
  const own = options[at]?.values.length ?? 1
  const positions: number[] = []
  for (let outer = 0; outer < countVariants(options.slice(0, at)); outer++) {
    const from = (outer * own + value) * inner
    for (let position = from; position < from + inner; position++) positions.push(position)
  }
  return positions
}
