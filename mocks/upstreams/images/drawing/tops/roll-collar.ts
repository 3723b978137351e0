import { type Curve, outline, reverse, through } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { type Material, piece } from '../piece.ts'
import { ribBand } from './rib.ts'

/** A ribbed collar turned over once, from the front or from behind. */
export function rollCollar(rib: Material, from: 'front' | 'back'): Layer[] {
  const sag = from === 'front' ? 1 : 0.55
  const arc = (half: number, y: number, middle: number): Curve =>
    through`${400 - half} ${y}, ${400 - half * 0.6} ${y + middle * 0.8 * sag}, 400 ${y + middle * sag}, ${400 + half * 0.6} ${y + middle * 0.8 * sag}, ${400 + half} ${y}`
  const top = arc(66, 128, 14)
  const low = arc(78, 194, 30)
  const behind: Curve = through`334 128, 366 120, 400 118, 434 120, 466 128`
  return [
    piece(outline(behind, reverse(arc(66, 128, 16))), {
      ...rib,
      level: 4.6,
      looseness: 0,
      details: [glow(top, 24, -0.4)],
    }),
    ...ribBand(low, top, rib, 8.6, 26),
    fold(arc(67, 132, 14), 14, 0.5),
    fold(arc(76, 188, 29), 14, 0.3),
    glow(arc(84, 204, 34), 14, -0.2),
  ]
}
