import { type Curve, mirror, offset, outline, reverse, through } from '../curve.ts'
import { glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { sleeveFolds } from './sleeve-folds.ts'
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
  seed: number
}

/** The seams of a short or long sleeve. */
export function createSleeve(body: Torso, side: Half['side'], length: 'short' | 'long'): Sleeve {
  const { shoulder, drop, armpit, chest, sleeve: wide, reach } = body.cut
  const sleeve: Sleeve =
    length === 'short'
      ? {
          side,
          upper: through`${400 - shoulder} ${drop}, ${400 - shoulder - 36} ${drop + 38}, ${400 - shoulder - 80 - wide * 0.6 - reach * 0.4} ${drop + 90 + reach * 0.4 - wide * 0.3}, ${400 - shoulder - 112 - wide * 0.7 - reach * 0.62} ${drop + 138 + reach * 0.78 - wide * 0.4}`,
          lower: through`${400 - chest} ${armpit}, ${400 - chest - 6} ${armpit + 14}, ${400 - chest - 10 - reach * 0.4} ${armpit + 34 + reach * 0.5 + wide * 0.4}`,
          cuff: through`${400 - shoulder - 112 - wide * 0.7 - reach * 0.62} ${drop + 138 + reach * 0.78 - wide * 0.4}, ${400 - (shoulder + chest) / 2 - 66 - reach * 0.5 - wide * 0.3} ${(drop + 138 + armpit + 34) / 2 + reach * 0.66 + 2}, ${400 - chest - 10 - reach * 0.4} ${armpit + 34 + reach * 0.5 + wide * 0.4}`,
          lean: 40,
          seed: body.seed,
        }
      : {
          side,
          upper: through`${400 - shoulder} ${drop}, ${400 - shoulder - 34} ${drop + 52}, ${400 - shoulder - 66} ${drop + 190}, ${400 - shoulder - 96} ${drop + 330}, ${400 - shoulder - 116} ${drop + 494}`,
          lower: through`${400 - chest} ${armpit}, ${400 - chest - 5} ${armpit + 90}, ${400 - chest - 14} ${armpit + 200}, ${400 - shoulder - 46} ${drop + 508}`,
          cuff: through`${400 - shoulder - 116} ${drop + 494}, ${400 - shoulder - 81} ${drop + 506}, ${400 - shoulder - 46} ${drop + 508}`,
          lean: 12,
          seed: body.seed,
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
  const isShort = Math.abs(arm.lean) > 20
  const behind = outline(arm.cuff, reverse(offset(arm.cuff, sign * -6)))
  return [
    piece(behind, { ...material, dye: tint(material.dye, -0.35), level: 4.6, looseness: 0 }),
    piece(shape, {
      ...material,
      level,
      grain: -arm.lean * (isShort ? 1.1 : 1) * -1,
      looseness: 0.7,
      details: [...sleeveFolds(arm), glow(offset(armhole, -8 * sign), 30, -0.12), ...marks],
    }),
  ]
}
