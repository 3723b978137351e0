import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve, outline, reversed, sample, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Frame, Layer } from '../layer.ts'
import { dyed, threadFor, tinted } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { insideBack } from '../tops/neck.ts'
import { patternOnBody } from '../tops/patterned.ts'
import { ribBetween } from '../tops/rib.ts'
import { sleeve } from '../tops/sleeve.ts'
import { cutOf } from '../tops/tee-cut.ts'
import { torso } from '../tops/torso.ts'
import { bartack, slab } from '../trim.ts'
import { gathers, ribbedSleeve } from './sweat.ts'

/** A short zipped jacket with a stand collar, welt pockets and ribbed waist. */
export function drawJacket(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = dyed(garment.colour)
  const thread = threadFor(dye)
  const stuff = { dye, cloth: garment.fabric }
  const rib = { dye: tinted(dye, -0.12), cloth: 'rib' as const }
  const body = torso(cutOf(garment))
  const lining = { dye: dyed(garment.accent ?? tinted(garment.colour, 0.2)), cloth: 'twill' as const }
  const front = from === 'front'
  const yoke: Curve = through`208 300, 300 306, 400 308, 500 306, 592 300`
  return {
    frame: framed([400, 478], 800),
    layers: [
      ...(front ? insideBack(body, lining) : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        ribbedSleeve(sleeve(body, side, 'long'), armhole, stuff, rib, garment),
      ),
      piece(bodyShape(body, front ? body.neckFront : body.neckBack), {
        ...stuff,
        level: 6.4,
        on: [
          ...drapeOfBody(body, 1, from),
          ...patternOnBody(garment),
          ...gathers(body.hem, -40, 13),
          ...(front ? [] : [seam(yoke, 1), stitch(beside(yoke, 4), thread, 0.55)]),
        ],
      }),
      ...armholeSeams(body),
      ...[body.left, body.right].map(({ armhole, side }) =>
        stitch(beside(armhole, side === 'left' ? -4 : 4), thread, 0.55),
      ),
      ...ribBetween(body.hem, sample(beside(body.hem, 42), 12), rib, 6.2, 24),
      ...(front
        ? [
            ...collar(stuff, thread),
            ...zip(body.cut.front - 52, body.cut.bottom + 44, stuff, thread),
            ...(['left', 'right'] as const).flatMap((side) => welted(side, stuff, thread)),
          ]
        : standCollarBehind(stuff, thread)),
    ],
  }
}

/** The stand collar from behind. */
function standCollarBehind(stuff: Stuff, thread: string): Layer[] {
  const top: Curve = through`340 150, 368 140, 400 137, 432 140, 460 150`
  const base: Curve = through`332 188, 364 200, 400 203, 436 200, 468 188`
  return [
    piece(outline(top, reversed(base)), {
      ...stuff,
      level: 7,
      grain: 90,
      unrest: 0.3,
      on: [stitch(beside(top, 4), thread, 0.5), fold(beside(base, -24), 40, 0.3)],
    }),
    seam(base, 1),
  ]
}

/** A stand collar, zipped to the top. */
function collar(stuff: Stuff, thread: string): Layer[] {
  const base: Curve = through`332 186, 344 206, 372 218, 400 221, 428 218, 456 206, 468 186`
  const top: Curve = through`340 148, 356 160, 378 167, 400 169, 422 167, 444 160, 460 148`
  const behind: Curve = through`340 148, 368 138, 400 135, 432 138, 460 148`
  return [
    piece(outline(behind, reversed(top)), {
      ...stuff,
      dye: tinted(stuff.dye, -0.15),
      level: 4.6,
      unrest: 0.1,
      on: [glow(top, 20, -0.3)],
    }),
    piece(outline(top, [[468, 186]], reversed(base), [[340, 148]]), {
      ...stuff,
      level: 7,
      grain: 90,
      unrest: 0.3,
      on: [
        stitch(beside(top, 4), thread, 0.5),
        fold(beside(base, -20), 40, 0.3),
        glow(through`334 150, 334 190`, 26, -0.1),
        glow(through`466 150, 466 190`, 26, -0.16),
      ],
    }),
    seam(base, 1),
    stitch(beside(base, 3), thread, 0.5),
  ]
}

/** A metal zip between two stitched edges, with its puller at the top. */
function zip(top: number, bottom: number, stuff: Stuff, thread: string): Layer[] {
  const down = (x: number): Curve => through`${x} ${top}, ${x} ${(top + bottom) / 2}, ${x} ${bottom}`
  const teeth = `<path d="M400 ${top}V${bottom}" stroke="#a89f8e" stroke-width="5" stroke-dasharray="2.1 1.5"/>`
  return [
    piece(slab(394, top, 12, bottom - top), { dye: tinted(stuff.dye, -0.3), cloth: 'twill', level: 5.9, unrest: 0 }),
    {
      dye: teeth,
      crease: `<path d="M400 ${top}V${bottom}" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-dasharray="2.1 1.5"/>`,
    },
    stitch(down(390), thread, 0.55),
    stitch(down(410), thread, 0.55),
    crease(down(393.5), 4, 0.4),
    crease(down(406.5), 4, 0.4),
    piece(slab(395, top + 4, 10, 13, 3), { dye: '#9c9383', cloth: 'none', level: 8, unrest: 0 }),
    piece(slab(397, top + 15, 6, 26, 3), { dye: '#8d8474', cloth: 'none', level: 8.6, unrest: 0 }),
  ]
}

/** A slanting welt over a pocket. */
function welted(side: 'left' | 'right', stuff: Stuff, thread: string): Layer[] {
  const x = (n: number) => (side === 'left' ? n : 800 - n)
  const edges: Curve[] = [
    through`${x(300)} 520, ${x(317)} 526`,
    through`${x(317)} 526, ${x(297)} 574, ${x(279)} 624`,
    through`${x(279)} 624, ${x(262)} 617`,
    through`${x(262)} 617, ${x(280)} 568, ${x(300)} 520`,
  ]
  return [
    piece(outline(...edges), {
      ...stuff,
      level: 7.1,
      grain: side === 'left' ? 20 : 160,
      unrest: 0.2,
      on: edges.map((edge) => stitch(beside(edge, side === 'left' ? 3 : -3), thread, 0.5)),
    }),
    bartack([x(309), 523], 14, side === 'left' ? 20 : -20, thread),
    bartack([x(270), 621], 14, side === 'left' ? 20 : -20, thread),
    glow(through`${x(262)} 617, ${x(280)} 568, ${x(300)} 520`, 10, -0.14),
  ]
}

/** Collar and zip. */
export const jacketCloseUp = (): Frame => framed([424, 290], 280)
