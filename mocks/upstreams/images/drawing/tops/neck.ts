import { type Curve, outline, reverse, through } from '../curve.ts'
import { glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { getLightness, tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { wordmark } from '../wordmark.ts'
import { ribBand } from './rib.ts'
import { neckline, type Torso } from './torso.ts'

/** The inside of the back, visible through the neck, with the printed label. */
export function insideBack({ cut, neckBack }: Torso, material: Material, rise = 0): Layer[] {
  const lower: Curve = through`${400 - cut.neck - 6} ${cut.top}, ${400 - cut.neck + 6} ${cut.front}, 400 ${cut.front + 30}, ${400 + cut.neck - 6} ${cut.front}, ${400 + cut.neck + 6} ${cut.top}`
  const middle = cut.back + (cut.front - cut.back) * 0.34 - rise
  return [
    piece(outline(neckBack, reverse(lower)), {
      ...material,
      dye: tint(material.dye, -0.07),
      level: 4,
      looseness: 0.2,
      details: [
        glow(through`${400 - cut.neck} ${cut.front}, 400 ${cut.front + 16}, ${400 + cut.neck} ${cut.front}`, 70, -0.3),
        glow(
          through`${400 - cut.neck} ${cut.top + 10}, 400 ${cut.back + 6}, ${400 + cut.neck} ${cut.top + 10}`,
          26,
          -0.2,
        ),
      ],
    }),
    // a boat neck leaves no room for the label
    ...(cut.front - cut.back < 30
      ? []
      : [
          wordmark(
            400,
            middle,
            cut.neck * 0.44,
            tint(material.dye, getLightness(material.dye) > 0.6 ? -0.5 : 0.45, 0.6),
          ),
        ]),
  ]
}

/** The back of a ribbed neck, visible through the opening. */
export function backRib({ cut, neckBack }: Torso, dye: string, width: number): Layer[] {
  const free = neckline(cut.neck - width, cut.top - 2, cut.back - width + 2)
  return ribBand(neckBack, free, { dye: tint(dye, -0.05), cloth: 'rib' }, 4.4, 20)
}

/** The front of a ribbed neck, topstitched along the seam. */
export function frontRib({ cut, neckFront }: Torso, dye: string, width: number, thread: string): Layer[] {
  const free = neckline(cut.neck - width, cut.top - 2, cut.front - width * (cut.isVee ? 1.5 : 1), cut.isVee)
  return [
    ...ribBand(neckFront, free, { dye, cloth: 'rib' }, 6.8),
    stitch(neckline(cut.neck + 4, cut.top + 1, cut.front + (cut.isVee ? 8 : 4.5), cut.isVee), thread, 0.45),
  ]
}

/** A ribbed neck from behind. */
export function raisedRib({ cut, neckBack }: Torso, dye: string, width: number, thread: string): Layer[] {
  const free = neckline(cut.neck - width, cut.top - 2, cut.back - width + 2)
  return [
    ...ribBand(neckBack, free, { dye, cloth: 'rib' }, 6.6, 20),
    stitch(neckline(cut.neck + 4, cut.top + 2, cut.back + 4.5), thread, 0.45),
  ]
}
