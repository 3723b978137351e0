import type { ProductOption } from '../product.ts'

/**
 * The sizes of a product that are in stock, small enough to send for hundreds of products: a bit for each variant, encoded by
 * `encodeBits`. Variant [w, b, l] is bit (w * builds + b) * legs + l, as in a VariantGrid.
 */
export type SizeStock = {
  options: readonly PricedOption[]
  /** In stock, without pre-orders (spec 5). */
  inStock: string
  /** Those of which few are left; '' if none. */
  few: string
}

/** An option, with the lowest amount of each value if these differ: a pack of three costs more than a pair. */
type PricedOption = ProductOption & { amounts?: readonly string[] }

/** Bits in 32-bit words, so that two sets are compared 32 variants at a time. */
export type Bits = Uint32Array

/** `count` bits, none of them set. */
export const createBits = (count: number): Bits => new Uint32Array(Math.ceil(count / 32))

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

/** Whether two sets have a bit in common. */
export function intersects(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  return false
}

/** The digits of distances. The last one adds its value and lets the next digit add to it. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const FURTHER = DIGITS.length - 1

/**
 * Bits as the distances between those that are set, or after '!' between those that are not, whichever is shorter: nearly all
 * sizes are in stock, and few of them run low. '' if none is set.
 */
export function encodeBits(bits: Bits, count: number): string {
  const set = Array.from({ length: count }, (_, at) => hasBit(bits, at))
  const one = encodePlaces(set, true)
  const other = `!${encodePlaces(set, false)}`
  return one.length <= other.length ? one : other
}

function encodePlaces(set: readonly boolean[], value: boolean): string {
  let [text, distance] = ['', 0]
  for (const isSet of set) {
    if (isSet === value) {
      text += (DIGITS[FURTHER] ?? '').repeat(Math.floor(distance / FURTHER)) + DIGITS[distance % FURTHER]
      distance = 0
    } else distance++
  }
  return text
}

/** The bits of an encoded text. */
export function decodeBits(text: string, count: number): Bits {
  const bits = createBits(count)
  const isInverse = text.startsWith('!')
  const places = new Set<number>()
  let at = 0
  for (const digit of isInverse ? text.slice(1) : text) {
    const distance = DIGITS.indexOf(digit)
    at += distance
    if (distance < FURTHER) places.add(at++)
  }
  for (let place = 0; place < count; place++) if (places.has(place) !== isInverse) setBit(bits, place)
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
