import { type Curve, through } from '../curve.ts'
import { crease } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { rectangle } from '../trim.ts'

/** A closed metal zip between two stitched edges. */
export function zip(top: number, bottom: number, material: Material & { thread: string }, metal = '#a8a192'): Layer[] {
  const down = (x: number): Curve => through`${x} ${top}, ${x} ${(top + bottom) / 2}, ${x} ${bottom}`
  const teeth = `<path d="M400 ${top}V${bottom}" stroke="${metal}" stroke-width="5" stroke-dasharray="2.1 1.5"/>`
  return [
    piece(rectangle(394, top, 12, bottom - top), {
      dye: tint(material.dye, -0.3),
      cloth: 'twill',
      level: 5.9,
      looseness: 0,
    }),
    {
      dye: teeth,
      crease: `<path d="M400 ${top}V${bottom}" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-dasharray="2.1 1.5"/>`,
    },
    stitch(down(390), material.thread, 0.55),
    stitch(down(410), material.thread, 0.55),
    crease(down(393.5), 4, 0.4),
    crease(down(406.5), 4, 0.4),
    piece(rectangle(395, top + 4, 10, 13, 3), { dye: tint(metal, -0.06), cloth: 'none', level: 8, looseness: 0 }),
    piece(rectangle(397, top + 15, 6, 26, 3), { dye: tint(metal, -0.14), cloth: 'none', level: 8.6, looseness: 0 }),
  ]
}
