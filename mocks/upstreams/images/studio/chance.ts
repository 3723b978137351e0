import type { Curve } from './curve.ts'

/** Repeatable chance: the same seed always gives the same numbers, each from -1 to 1. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1
  }
}

/** The curve with its inner knots pushed about a little: nothing sewn is quite symmetrical. */
export function uneven(curve: Curve, seed: number, amount: number): Curve {
  const next = chance(seed)
  return curve.map(([x, y], i) =>
    i === 0 || i === curve.length - 1 ? [x, y] : [x + next() * amount, y + next() * amount],
  )
}
