import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve, outline, reversed, sample, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { type Make, makeOf } from '../make.ts'
import { dyed, threadFor } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { cutOf } from '../tops/cut.ts'
import { hoodBehind, hoodInFront, kangarooPocket } from '../tops/hood.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { patternOnBody } from '../tops/patterned.ts'
import { ribBetween } from '../tops/rib.ts'
import { ribbedSleeve } from '../tops/ribbed-sleeve.ts'
import { sleeve } from '../tops/sleeve.ts'
import { standCollar, standCollarBehind } from '../tops/stand-collar.ts'
import { type Torso, torso } from '../tops/torso.ts'
import { zip } from '../tops/zip.ts'

const WELT = 50

/** A sweatshirt or a jumper: crew neck, hood or quarter zip. */
export function drawSweat(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = dyed(garment.colour)
  const thread = threadFor(dye)
  const stuff = { dye, cloth: garment.fabric, thread }
  const rib = { dye, cloth: 'rib' as const }
  const body = torso(cutOf(garment))
  const make = makeOf(garment)
  const pattern = patternOnBody(garment)
  const welt = sample(beside(body.hem, WELT), 12).map(([x, y], i) => [x + (i < 6 ? 5 : -5), y] as const)
  const sewn = make === 'plain' || make === 'hood'
  return {
    frame: framed([400, make === 'hood' ? 456 : 484], 800),
    layers: [
      ...(from === 'front' ? insideNeck(make, body, stuff) : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        ribbedSleeve(sleeve(body, side, 'long'), armhole, stuff, rib, garment),
      ),
      piece(bodyShape(body, from === 'front' ? body.neckFront : body.neckBack), {
        ...stuff,
        level: 6.4,
        on: [...drapeOfBody(body, 1.1, from), ...pattern, ...gathers(body.hem, -46, 13)],
      }),
      ...armholeSeams(body),
      ...(sewn
        ? [body.left, body.right].map(({ armhole, side }) =>
            stitch(beside(armhole, side === 'left' ? -4 : 4), thread, 0.5),
          )
        : []),
      ...(make === 'hood' && from === 'front' ? kangarooPocket(stuff, body.cut.bottom, pattern) : []),
      ...ribBetween(body.hem, welt, rib, 6.2, 24),
      ...(sewn ? [stitch(beside(body.hem, -3), thread, 0.5)] : []),
      ...neck(make, from, body, stuff, dyed(garment.accent ?? garment.colour), pattern),
    ],
  }
}

/** Jumpers have a narrow neck, sweatshirts a deep one. */
const ribOf = (make: Make): number => (make === 'fine-knit' ? 15 : 21)

const insideNeck = (make: Make, body: Torso, stuff: Stuff): Layer[] =>
  make === 'plain' || make === 'fine-knit' ? [...insideBack(body, stuff), ...backRib(body, stuff.dye, ribOf(make))] : []

function neck(
  make: Make,
  from: 'front' | 'back',
  body: Torso,
  stuff: Stuff & { thread: string },
  accent: string,
  pattern: readonly Layer[],
): Layer[] {
  const { dye, thread } = stuff
  const front = from === 'front'
  switch (make) {
    case 'hood':
      return front ? hoodInFront(stuff, accent, pattern) : hoodBehind(stuff, pattern)
    case 'quarter-zip':
      return front ? [...standCollar(stuff, thread), ...zip(168, 372, stuff, accent)] : standCollarBehind(stuff, thread)
    case 'fine-knit':
      return front ? frontRib(body, dye, ribOf(make), thread) : raisedRib(body, dye, ribOf(make), thread)
    default:
      return front
        ? [...vee(thread, { dye, cloth: 'rib' }, body.cut.front), ...frontRib(body, dye, ribOf(make), thread)]
        : raisedRib(body, dye, ribOf(make), thread)
  }
}

/** The V under the neck that once caught sweat. */
function vee(thread: string, rib: { dye: string; cloth: 'rib' }, y: number): Layer[] {
  const left: Curve = through`372 ${y - 8}, 387 ${y + 18}, 400 ${y + 36}`
  const right: Curve = through`428 ${y - 8}, 413 ${y + 18}, 400 ${y + 36}`
  return [
    piece(outline(left, reversed(right)), { ...rib, level: 6.5, unrest: 0 }),
    seam(left, 0.5),
    seam(right, 0.5),
    stitch(beside(left, 3), thread, 0.45),
    stitch(beside(right, -3), thread, 0.45),
  ]
}

/** Neck and shoulder; of a hood, its cords. */
export const sweatCloseUp = (garment: Garment): Frame =>
  framed([420, makeOf(garment) === 'hood' ? 250 : 276], makeOf(garment) === 'hood' ? 300 : 210)
