import { type Curve, offset, sample } from './curve.ts'
import { fold } from './fold.ts'
import type { Layer } from './layer.ts'
import { createRandom } from './random.ts'

/** Small folds that run from a gathered edge, such as ribbing, into the piece. */
export function gathers(edge: Curve, length: number, count: number): Layer[] {
  const random = createRandom(count)
  const [from, to] = [sample(edge, count + 2), sample(offset(edge, length), count + 2)]
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from[i + 1] ?? [0, 0], to[i + 1] ?? [0, 0]]
    const reach = 0.75 + 0.5 * random()
    const end = [a[0] + (b[0] - a[0]) * reach + random() * 5, a[1] + (b[1] - a[1]) * reach] as const
    return fold(
      [
        [a[0] - (b[0] - a[0]) * 0.15, a[1] - (b[1] - a[1]) * 0.15],
        [(a[0] + end[0]) / 2 + random() * 2, (a[1] + end[1]) / 2],
        end,
      ],
      13 + 4 * random(),
      (i % 2 ? -0.2 : 0.24) + random() * 0.06,
      0.3,
    )
  })
}
