import { type Curve, type Point, pointAt } from '../curve.ts'
import { fold } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { createRandom } from '../random.ts'

/** Both edges of a sleeve run from the body to the cuff; `lean` is its angle in degrees from straight down. */
type SleeveEdges = { side: 'left' | 'right'; upper: Curve; lower: Curve; lean: number; seed: number }

/** Folds of a sleeve: its roundness, what pulls at the armpit, and bends at the elbow. Each side and seed differs. */
export function sleeveFolds(arm: SleeveEdges): Layer[] {
  const random = createRandom(arm.seed * 5 + (arm.side === 'left' ? 3 : 4))
  /** A point from the shoulder (0) to the cuff (1), and from the upper (0) to the lower edge (1). */
  const at = (along: number, across: number): Point => {
    const [a, b] = [pointAt(arm.upper, along), pointAt(arm.lower, along)]
    return [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across]
  }
  const isShort = Math.abs(arm.lean) > 20
  const round = fold([at(0.1, 0.42), at(0.5, 0.46), at(0.96, 0.46)], isShort ? 62 : 76, isShort ? 0.3 : 0.4)
  const count = isShort ? 3 : 5 + Math.round(random())
  const bends = Array.from({ length: count }, (_, i) => {
    const along = isShort ? 0.3 + i * 0.2 + random() * 0.06 : 0.3 + ((i + 0.5) / count) * 0.5 + random() * 0.04
    const reach = (isShort ? 0.3 : 0.16) + random() * 0.12
    const rise = 0.05 + random() * 0.03
    const line: Curve = [at(along, 0.97), at(along - rise * 0.3, 0.97 - (0.97 - reach) * 0.45), at(along - rise, reach)]
    return fold(line, 20 + random() * 4, (i % 2 ? 0.22 : -0.24) * (1 + 0.25 * random()), 0.3)
  })
  return [round, ...bends]
}
