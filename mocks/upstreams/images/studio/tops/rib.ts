import { type Curve, outline, reversed, sample } from '../curve.ts'
import type { Layer } from '../layer.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam } from '../seam.ts'

/** A band of ribbing between two edges, sewn on along the first: its columns turn with it, so it is made of short pieces. */
export function ribBetween(sewn: Curve, free: Curve, stuff: Stuff, level: number, parts = 26): Layer[] {
  const [from, to] = [sample(sewn, parts * 4 + 1), sample(free, parts * 4 + 1)]
  const pieces = Array.from({ length: parts }, (_, i) => {
    const [a, b] = [i * 4, i * 4 + 4]
    const [p, q] = [from[a] ?? [0, 0], from[b] ?? [0, 0]]
    const grain = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI
    return piece(outline(from.slice(a, b + 1), reversed(to.slice(a, b + 1))), { ...stuff, level, grain, unrest: 0 })
  })
  return [...pieces, seam(sewn, 0.9)]
}
