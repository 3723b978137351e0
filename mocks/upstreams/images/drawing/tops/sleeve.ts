import { type Curve, mirror, offset, outline, reverse, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import type { Half, Torso } from './torso.ts'

/** The seams of a sleeve. Both edges run from the body to the cuff. */
export type Sleeve = {
  side: Half['side']
  /** The fold along the top of the arm, from the shoulder. */
  upper: Curve
  /** The seam under the arm, from the armpit. */
  lower: Curve
  /** Along the cuff, from upper to lower. */
  cuff: Curve
  /** Angle of the arm in degrees from straight down. */
  lean: number
}

/** The seams of a short or long sleeve; `wide` widens a short one. */
export function createSleeve(body: Torso, side: Half['side'], length: 'short' | 'long', wide = 0): Sleeve {
  const { shoulder, drop, armpit, chest } = body.cut
  const sleeve: Sleeve =
    length === 'short'
      ? {
          side,
          upper: through`${400 - shoulder} ${drop}, ${400 - shoulder - 36} ${drop + 38}, ${400 - shoulder - 80 - wide} ${drop + 90}, ${400 - shoulder - 112 - wide} ${drop + 138}`,
          lower: through`${400 - chest} ${armpit}, ${400 - chest - 6} ${armpit + 14}, ${400 - chest - 10} ${armpit + 34}`,
          cuff: through`${400 - shoulder - 112 - wide} ${drop + 138}, ${400 - shoulder - 72} ${drop + 176}, ${400 - chest - 10} ${armpit + 34}`,
          lean: 40,
        }
      : {
          side,
          upper: through`${400 - shoulder} ${drop}, ${400 - shoulder - 34} ${drop + 52}, ${400 - shoulder - 66} ${drop + 190}, ${400 - shoulder - 96} ${drop + 330}, ${400 - shoulder - 116} ${drop + 494}`,
          lower: through`${400 - chest} ${armpit}, ${400 - chest - 5} ${armpit + 90}, ${400 - chest - 14} ${armpit + 200}, ${400 - shoulder - 46} ${drop + 508}`,
          cuff: through`${400 - shoulder - 116} ${drop + 494}, ${400 - shoulder - 81} ${drop + 506}, ${400 - shoulder - 46} ${drop + 508}`,
          lean: 12,
        }
  return side === 'left' ? sleeve : mirrorSleeve(sleeve)
}

const mirrorSleeve = (sleeve: Sleeve): Sleeve => ({
  ...sleeve,
  upper: mirror(sleeve.upper),
  lower: mirror(sleeve.lower),
  cuff: mirror(sleeve.cuff),
  lean: -sleeve.lean,
})

/** The pieces of a sleeve: its cloth with `marks` on it, and the dark opening behind the cuff. */
export function sleevePieces(
  arm: Sleeve,
  armhole: Curve,
  material: Material,
  marks: readonly Layer[],
  level = 5.6,
): Layer[] {
  const sign = arm.side === 'left' ? 1 : -1
  const shape = outline(arm.upper, arm.cuff, reverse(arm.lower), reverse(offset(armhole, -14 * sign)))
  const onSide = (curve: Curve) => (arm.side === 'left' ? curve : mirror(curve))
  const isShort = Math.abs(arm.lean) > 20
  const folds = isShort
    ? [
        fold(onSide(through`232 300, 200 330, 160 360, 120 385`), 60, 0.3),
        fold(onSide(through`206 400, 196 372, 176 350, 150 336`), 22, -0.24, 0.3),
        fold(onSide(through`196 410, 180 400, 160 392, 140 392`), 18, 0.2, 0.3),
        crease(onSide(through`196 408, 184 388, 166 372`), 5, -0.24, 0.3),
      ]
    : [
        fold(onSide(through`176 300, 150 420, 126 560, 112 720`), 74, 0.4),
        fold(onSide(through`190 430, 170 440, 140 436, 112 420`), 24, -0.24, 0.3),
        fold(onSide(through`176 480, 156 496, 132 500, 104 488`), 22, 0.22, 0.35),
        fold(onSide(through`168 520, 150 540, 124 546, 98 536`), 20, -0.22, 0.4),
        fold(onSide(through`160 580, 140 594, 116 596`), 20, 0.18, 0.4),
        crease(onSide(through`176 470, 152 482, 124 482`), 6, -0.24, 0.35),
        crease(onSide(through`168 526, 146 542, 118 546`), 6, 0.22, 0.35),
        fold(onSide(through`128 640, 112 690, 110 730`), 20, -0.18),
      ]
  const behind = outline(arm.cuff, reverse(offset(arm.cuff, sign * -6)))
  return [
    piece(behind, { ...material, dye: tint(material.dye, -0.35), level: 4.6, looseness: 0 }),
    piece(shape, {
      ...material,
      level,
      grain: -arm.lean * (isShort ? 1.1 : 1) * -1,
      looseness: 0.7,
      details: [...folds, glow(offset(armhole, -8 * sign), 30, -0.12), ...marks],
    }),
  ]
}
