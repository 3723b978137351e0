import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve, outline, sample, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { glow } from '../fold.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { makeOf } from '../make.ts'
import { dyed, threadFor, tinted } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { cutOf } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { patternOnBody } from '../tops/patterned.ts'
import { ribBetween } from '../tops/rib.ts'
import { ribbedSleeve } from '../tops/ribbed-sleeve.ts'
import { sleeve } from '../tops/sleeve.ts'
import { standCollar, standCollarBehind } from '../tops/stand-collar.ts'
import { torso } from '../tops/torso.ts'
import { zip } from '../tops/zip.ts'
import { bartack } from '../trim.ts'
import { drawWorkJacket } from './work-jacket.ts'

export const drawJacket = (garment: Garment, from: 'front' | 'back'): Drawing =>
  makeOf(garment) === 'work-jacket' ? drawWorkJacket(garment, from) : zipped(garment, from)

/** A short zipped jacket with a stand collar, welt pockets and ribbed waist. */
function zipped(garment: Garment, from: 'front' | 'back'): Drawing {
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
            ...standCollar(stuff, thread),
            ...zip(body.cut.front - 52, body.cut.bottom + 44, { ...stuff, thread }),
            ...(['left', 'right'] as const).flatMap((side) => welted(side, stuff, thread)),
          ]
        : standCollarBehind(stuff, thread)),
    ],
  }
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
