import type { Garment } from '../../../../world/catalogue.ts'
import { chance } from '../chance.ts'
import { beside, type Curve, outline, reversed, sample, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { fold } from '../fold.ts'
import type { Frame, Layer } from '../layer.ts'
import { dyed, threadFor } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { patternOnBody, patternOnSleeve } from '../tops/patterned.ts'
import { ribBetween } from '../tops/rib.ts'
import { type Sleeve, sleeve, sleevePieces } from '../tops/sleeve.ts'
import { cutOf } from '../tops/tee-cut.ts'
import { torso } from '../tops/torso.ts'

const RIB = 21
const WELT = 50

/** A crew-neck sweatshirt. */
export function drawSweat(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = dyed(garment.colour)
  const stuff = { dye, cloth: garment.fabric }
  const rib = { dye, cloth: 'rib' as const }
  const thread = threadFor(dye)
  const body = torso(cutOf(garment))
  const front = from === 'front'
  const welt = sample(beside(body.hem, WELT), 12).map(([x, y], i) => [x + (i < 6 ? 5 : -5), y] as const)
  return {
    frame: framed([400, 492], 800),
    layers: [
      ...(front ? [...insideBack(body, stuff), ...backRib(body, dye, RIB)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        ribbedSleeve(sleeve(body, side, 'long'), armhole, stuff, rib, garment),
      ),
      piece(bodyShape(body, front ? body.neckFront : body.neckBack), {
        ...stuff,
        level: 6.4,
        on: [...drapeOfBody(body, 1.1, from), ...patternOnBody(garment), ...gathers(body.hem, -46, 13)],
      }),
      ...armholeSeams(body),
      ...[body.left, body.right].map(({ armhole, side }) =>
        stitch(beside(armhole, side === 'left' ? -4 : 4), thread, 0.5),
      ),
      ...(front
        ? [...vee(thread, rib, body.cut.front), ...frontRib(body, dye, RIB, thread)]
        : raisedRib(body, dye, RIB, thread)),
      ...ribBetween(body.hem, welt, rib, 6.2, 24),
      stitch(beside(body.hem, -3), thread, 0.5),
    ],
  }
}

/** A full sleeve gathered into a ribbed cuff. */
export function ribbedSleeve(arm: Sleeve, armhole: Curve, stuff: Stuff, rib: Stuff, garment: Garment): Layer[] {
  const turn = arm.side === 'left' ? 1 : -1
  const up = beside(arm.cuff, -46 * turn)
  const upper = arm.upper.map(([x, y], i) => [x - (i > 0 && i < 4 ? 7 : 0) * turn, y] as const)
  return [
    ...sleevePieces({ ...arm, upper }, armhole, stuff, [
      ...patternOnSleeve(garment, arm),
      ...gathers(up, -30 * turn, 5),
    ]),
    ...ribBetween(up, arm.cuff, rib, 6.2, 8),
  ]
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

/** Small folds where cloth is held by ribbing: they start at the edge and run out into the piece. */
export function gathers(edge: Curve, length: number, count: number): Layer[] {
  const next = chance(count)
  const [from, to] = [sample(edge, count + 2), sample(beside(edge, length), count + 2)]
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from[i + 1] ?? [0, 0], to[i + 1] ?? [0, 0]]
    const reach = 0.75 + 0.5 * next()
    const end = [a[0] + (b[0] - a[0]) * reach + next() * 5, a[1] + (b[1] - a[1]) * reach] as const
    return fold(
      [
        [a[0] - (b[0] - a[0]) * 0.15, a[1] - (b[1] - a[1]) * 0.15],
        [(a[0] + end[0]) / 2 + next() * 2, (a[1] + end[1]) / 2],
        end,
      ],
      13 + 4 * next(),
      (i % 2 ? -0.2 : 0.24) + next() * 0.06,
      0.3,
    )
  })
}

/** Neck and shoulder. */
export const sweatCloseUp = (): Frame => framed([420, 276], 210)
