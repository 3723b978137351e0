import { type Curve, offset, outline, reverse, through } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'

/** A stand collar from the front, closed. */
export function standCollar(material: Material, thread: string): Layer[] {
  const base: Curve = through`332 186, 344 206, 372 218, 400 221, 428 218, 456 206, 468 186`
  const top: Curve = through`340 148, 356 160, 378 167, 400 169, 422 167, 444 160, 460 148`
  const behind: Curve = through`340 148, 368 138, 400 135, 432 138, 460 148`
  return [
    piece(outline(behind, reverse(top)), {
      ...material,
      dye: tint(material.dye, -0.15),
      level: 4.6,
      looseness: 0.1,
      details: [glow(top, 20, -0.3)],
    }),
    piece(outline(top, [[468, 186]], reverse(base), [[340, 148]]), {
      ...material,
      level: 7,
      grain: 90,
      looseness: 0.3,
      details: [
        stitch(offset(top, 4), thread, 0.5),
        fold(offset(base, -20), 40, 0.3),
        glow(through`334 150, 334 190`, 26, -0.1),
        glow(through`466 150, 466 190`, 26, -0.16),
      ],
    }),
    seam(base, 1),
    stitch(offset(base, 3), thread, 0.5),
  ]
}

/** A stand collar from behind. */
export function standCollarBehind(material: Material, thread: string): Layer[] {
  const top: Curve = through`340 150, 368 140, 400 137, 432 140, 460 150`
  const base: Curve = through`332 188, 364 200, 400 203, 436 200, 468 188`
  return [
    piece(outline(top, reverse(base)), {
      ...material,
      level: 7,
      grain: 90,
      looseness: 0.3,
      details: [stitch(offset(top, 4), thread, 0.5), fold(offset(base, -24), 40, 0.3)],
    }),
    seam(base, 1),
  ]
}
