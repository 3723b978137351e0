import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve, outline, reversed, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import type { Frame, Layer } from '../layer.ts'
import { dyed, lightnessOf, threadFor, tinted } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { type Collar, collarBehind, collarFromBehind, collarLeaves } from '../tops/collar.ts'
import { cutOf } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { patternOnBody, patternOnSleeve } from '../tops/patterned.ts'
import { placket } from '../tops/placket.ts'
import { ribBetween } from '../tops/rib.ts'
import { type Sleeve, sleeve, sleevePieces } from '../tops/sleeve.ts'
import { torso } from '../tops/torso.ts'

const COLLAR: Collar = { roll: [338, 176], meet: [393, 256], tip: [330, 300], wing: [300, 200], behind: 164 }

/** A polo shirt with its top button undone. */
export function drawPolo(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = dyed(garment.colour)
  const thread = threadFor(dye)
  const stuff = { dye, cloth: garment.fabric, thread }
  const trim = { dye, cloth: 'rib' as const }
  const tipping = garment.accent && (garment.pattern ?? 'plain') === 'plain' ? { tipping: dyed(garment.accent) } : {}
  const finish = { thread, stitchSize: 0, ...tipping }
  const body = torso(cutOf(garment))
  const length = garment.sleeve ?? 'short'
  const front = from === 'front'
  const trunk = piece(bodyShape(body, front ? OPENING : body.neckBack), {
    ...stuff,
    level: 6.2,
    on: [
      ...drapeOfBody(body, 0.9, from),
      ...patternOnBody(garment),
      stitch(beside(body.hem, -18), thread, 0.5),
      ...vents(body.cut.hem, body.cut.bottom, thread),
    ],
  })
  return {
    frame: framed([400, 474], length === 'long' ? 790 : 716),
    layers: [
      ...(front ? [...insideBack(body, stuff), ...collarBehind(COLLAR, trim)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        banded(sleeve(body, side, length), armhole, garment, stuff, tipping.tipping),
      ),
      trunk,
      ...armholeSeams(body),
      ...(front ? [...buttoned(stuff), ...collarLeaves(COLLAR, trim, finish)] : collarFromBehind(COLLAR, trim, finish)),
    ],
  }
}

const OPENING: Curve = through`334 184, 352 214, 386 262, 400 272, 414 262, 448 214, 466 184`

/** A sleeve that ends in a ribbed band. */
function banded(arm: Sleeve, armhole: Curve, garment: Garment, stuff: Stuff, tipping?: string): Layer[] {
  const turn = arm.side === 'left' ? 1 : -1
  const line = outline(beside(arm.cuff, -8 * turn), reversed(beside(arm.cuff, -4.5 * turn)))
  return [
    ...sleevePieces(arm, armhole, stuff, patternOnSleeve(garment, arm)),
    ...ribBetween(beside(arm.cuff, -17 * turn), arm.cuff, { dye: stuff.dye, cloth: 'rib' }, 6.2, 10),
    ...(tipping ? [{ dye: `<path d="${line}" fill="${tipping}"/>` }] : []),
  ]
}

/** The placket: three buttons, boxed at its foot. */
function buttoned(stuff: Stuff & { thread: string }): Layer[] {
  const colour = lightnessOf(stuff.dye) > 0.7 ? '#f1ece0' : tinted(stuff.dye, -0.12)
  return [
    ...placket(
      { top: 258, bottom: 398, width: 29, buttons: [292, 330, 368], upright: true, colour, size: 6.2 },
      stuff,
      7,
    ),
    ...[391, 382].map((y) => stitch(through`387 ${y}, 400 ${y}, 413 ${y}`, stuff.thread, 0.5)),
  ]
}

/** Slits at the side seams, an inch and a half high. */
const vents = (hem: number, bottom: number, thread: string): Layer[] =>
  [400 - hem, 400 + hem].flatMap((x, i) => {
    const inside = i === 0 ? 1 : -1
    const d: Curve = through`${x + 7 * inside} ${bottom}, ${x + 7 * inside} ${bottom - 24}, ${x + 2 * inside} ${bottom - 40}`
    return [stitch(d, thread, 0.5), seam(through`${x + 1.5 * inside} ${bottom}, ${x + inside} ${bottom - 38}`, 0.7)]
  })

/** Collar and placket. */
export const poloCloseUp = (): Frame => framed([398, 288], 250)
