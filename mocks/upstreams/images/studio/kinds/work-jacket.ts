import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve, outline, reversed, sample, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { dyed, threadFor } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { type Collar, collarBehind, collarFromBehind, collarLeaves } from '../tops/collar.ts'
import { cutOf } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { patternOnBody } from '../tops/patterned.ts'
import { placket } from '../tops/placket.ts'
import { type Sleeve, sleeve, sleevePieces } from '../tops/sleeve.ts'
import { torso } from '../tops/torso.ts'
import { bartack } from '../trim.ts'

const COLLAR: Collar = { roll: [336, 176], meet: [395, 256], tip: [322, 300], wing: [296, 198], behind: 162 }
const OPENING: Curve = through`330 186, 350 216, 386 258, 400 266, 414 258, 450 216, 470 186`

/** French workwear: five buttons, three patch pockets, no ribbing. */
export function drawWorkJacket(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = dyed(garment.colour)
  const thread = threadFor(dye)
  const stuff = { dye, cloth: garment.fabric, thread }
  const body = torso(cutOf(garment))
  const front = from === 'front'
  const horn = dyed(garment.accent ?? '#2f2018')
  const finish = { thread, stitchSize: 0.6 }
  return {
    frame: framed([400, 478], 800),
    layers: [
      ...(front ? [...insideBack(body, stuff), ...collarBehind(COLLAR, stuff)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) => {
        const arm = sleeve(body, side, 'long')
        return sleevePieces(arm, armhole, stuff, cuffStitches(arm, thread))
      }),
      piece(bodyShape(body, front ? OPENING : body.neckBack), {
        ...stuff,
        level: 6.4,
        on: [
          ...drapeOfBody(body, 0.9, from),
          ...patternOnBody(garment),
          ...[16, 20].map((up) => stitch(beside(body.hem, -up), thread, 0.6)),
        ],
      }),
      ...armholeSeams(body),
      ...[body.left, body.right].flatMap(({ armhole, side }) =>
        [4, 9].map((gap) => stitch(beside(armhole, side === 'left' ? -gap : gap), thread, 0.6)),
      ),
      ...(front
        ? [
            ...patch(252, 548, 118, 142, stuff),
            ...patch(430, 548, 118, 142, stuff),
            ...patch(452, 352, 92, 100, stuff),
            ...placket(
              {
                top: 262,
                bottom: body.cut.bottom + 5,
                width: 44,
                buttons: [300, 400, 500, 600, 700],
                size: 9,
                colour: horn,
                upright: false,
              },
              stuff,
              7.2,
            ),
            ...collarLeaves(COLLAR, stuff, finish),
          ]
        : [
            seam(through`400 224, 401 480, 400 768`, 0.9),
            stitch(through`404 226, 405 480, 404 766`, thread, 0.6),
            ...collarFromBehind(COLLAR, stuff, finish),
          ]),
    ],
  }
}

const cuffStitches = (arm: Sleeve, thread: string): Layer[] =>
  [18, 44].map((up) => stitch(beside(arm.cuff, arm.side === 'left' ? -up : up), thread, 0.6))

/** A patch pocket with round lower corners, sewn with three rows. */
function patch(x: number, y: number, width: number, height: number, stuff: Stuff & { thread: string }): Layer[] {
  const r = 20
  const sides: Curve = through`${x} ${y}, ${x} ${y + height * 0.5}, ${x + 1} ${y + height - r}, ${x + r} ${y + height}, ${x + width / 2} ${y + height + 2}, ${x + width - r} ${y + height}, ${x + width - 1} ${y + height - r}, ${x + width} ${y + height * 0.5}, ${x + width} ${y}`
  const mouth: Curve = through`${x + width} ${y}, ${x + width / 2} ${y + 1}, ${x} ${y}`
  const line = sample(sides, 60)
  return [
    piece(outline(sides, mouth), {
      ...stuff,
      level: 7.4,
      unrest: 0.6,
      on: [
        ...[3.5, 8, 12].map((gap) => stitch(beside(line, -gap, 60), stuff.thread, 0.6)),
        stitch(reversed(beside(mouth, -22)), stuff.thread, 0.6),
        fold(
          through`${x + width * 0.3} ${y + 16}, ${x + width * 0.5} ${y + height * 0.5}, ${x + width * 0.6} ${y + height}`,
          width * 0.6,
          0.16,
        ),
        glow(mouth, 8, 0.06),
      ],
    }),
    bartack([x + 6, y + 4], 11, 0, stuff.thread),
    bartack([x + width - 6, y + 4], 11, 0, stuff.thread),
  ]
}
