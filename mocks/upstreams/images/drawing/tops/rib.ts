import { type Curve, outline, reverse, sample } from '../curve.ts'
import type { Layer } from '../layer.ts'
import { type Material, piece } from '../piece.ts'
import { seam } from '../seam.ts'

/** A band of ribbing between two edges, sewn on along the first. It consists of short pieces so that its columns follow the curve. */
export function ribBand(sewn: Curve, free: Curve, material: Material, level: number, parts = 26): Layer[] {
  const [from, to] = [sample(sewn, parts * 4 + 1), sample(free, parts * 4 + 1)]
  const pieces = Array.from({ length: parts }, (_, i) => {
    const [a, b] = [i * 4, i * 4 + 4]
    const [p, q] = [from[a] ?? [0, 0], from[b] ?? [0, 0]]
    const grain = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI
    return piece(outline(from.slice(a, b + 1), reverse(to.slice(a, b + 1))), {
      ...material,
      level,
      grain,
      looseness: 0,
    })
  })
  return [...pieces, seam(sewn, 0.9)]
}
