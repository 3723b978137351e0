import type { Curve } from './curve.ts'

/** Creates a seeded random number generator with values from -1 to 1. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1
  }
}

/** Moves the inner points of a curve at random, because sewn pieces are never quite symmetrical. */
export function jitter(curve: Curve, seed: number, amount: number): Curve {
  const random = createRandom(seed)
  return curve.map(([x, y], i) =>
    i === 0 || i === curve.length - 1 ? [x, y] : [x + random() * amount, y + random() * amount],
  )
}
