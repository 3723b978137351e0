import { chance } from './chance.ts'
import { beside, type Curve, sample } from './curve.ts'
import { fold } from './fold.ts'
import type { Layer } from './layer.ts'

/** Small folds where cloth is held by ribbing: they start at the edge and run out into the piece. */
export function gathers(edge: Curve, length: number, count: number): Layer[] {
  const next = chance(count)
  const [from, to] = [sample(edge, count + 2), sample(beside(edge, length), count + 2)]
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from[i + 1] ?? [0, 0], to[i + 1] ?? [0, 0]]
    const reach = 0.75 + 0.5 * next()
    const end = [a[0] + (b[0] - a[0]) * reach + next() * 5, a[1] + (b[1] - a[1]) * reach] as const
    return fold(
      [
        [a[0] - (b[0] - a[0]) * 0.15, a[1] - (b[1] - a[1]) * 0.15],
        [(a[0] + end[0]) / 2 + next() * 2, (a[1] + end[1]) / 2],
        end,
      ],
      13 + 4 * next(),
      (i % 2 ? -0.2 : 0.24) + next() * 0.06,
      0.3,
    )
  })
}
