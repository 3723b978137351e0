import { type Curve, through } from '../curve.ts'
import { crease } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tinted } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { stitch } from '../seam.ts'
import { slab } from '../trim.ts'

/** A metal zip between two stitched edges, with its puller at the top. */
export function zip(top: number, bottom: number, stuff: Stuff & { thread: string }, metal = '#a8a192'): Layer[] {
  const down = (x: number): Curve => through`${x} ${top}, ${x} ${(top + bottom) / 2}, ${x} ${bottom}`
  const teeth = `<path d="M400 ${top}V${bottom}" stroke="${metal}" stroke-width="5" stroke-dasharray="2.1 1.5"/>`
  return [
    piece(slab(394, top, 12, bottom - top), { dye: tinted(stuff.dye, -0.3), cloth: 'twill', level: 5.9, unrest: 0 }),
    {
      dye: teeth,
      crease: `<path d="M400 ${top}V${bottom}" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-dasharray="2.1 1.5"/>`,
    },
    stitch(down(390), stuff.thread, 0.55),
    stitch(down(410), stuff.thread, 0.55),
    crease(down(393.5), 4, 0.4),
    crease(down(406.5), 4, 0.4),
    piece(slab(395, top + 4, 10, 13, 3), { dye: tinted(metal, -0.06), cloth: 'none', level: 8, unrest: 0 }),
    piece(slab(397, top + 15, 6, 26, 3), { dye: tinted(metal, -0.14), cloth: 'none', level: 8.6, unrest: 0 }),
  ]
}
