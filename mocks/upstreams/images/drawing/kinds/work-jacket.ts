import { type Article, getCloth } from '../article.ts'
import { type Curve, offset, outline, reverse, sample, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { getThreadColour, toDye } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern } from '../tops/body-pattern.ts'
import { type Collar, collarBehind, collarFromBehind, collarLeaves } from '../tops/collar.ts'
import { getCut } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { placket } from '../tops/placket.ts'
import { createSleeve, type Sleeve, sleevePieces } from '../tops/sleeve.ts'
import { createTorso } from '../tops/torso.ts'
import { bartack } from '../trim.ts'

const COLLAR: Collar = { roll: [336, 176], meet: [395, 256], tip: [322, 300], wing: [296, 198], behind: 162 }
const OPENING: Curve = through`330 186, 350 216, 386 258, 400 266, 414 258, 450 216, 470 186`

/** Draws a work jacket: five buttons, three patch pockets, no ribbing. */
export function drawWorkJacket(article: Article, from: 'front' | 'back'): Drawing {
  const dye = toDye(article.colour)
  const thread = getThreadColour(dye)
  const material = { dye, cloth: getCloth(article), thread }
  const body = createTorso(getCut(article), article.seed)
  const isFront = from === 'front'
  const horn = toDye(article.accent ?? '#2f2018')
  const finish = { thread, stitchSize: 0.6 }
  return {
    frame: createFrame([400, 484], 716),
    layers: [
      ...(isFront ? [...insideBack(body, material), ...collarBehind(COLLAR, material)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) => {
        const arm = createSleeve(body, side, 'long')
        return sleevePieces(arm, armhole, material, cuffStitches(arm, thread))
      }),
      piece(bodyOutline(body, isFront ? OPENING : body.neckBack), {
        ...material,
        level: 6.4,
        details: [
          ...bodyDrape(body, 0.9, from),
          ...drawBodyPattern(article),
          ...[16, 20].map((up) => stitch(offset(body.hem, -up), thread, 0.6)),
        ],
      }),
      ...armholeSeams(body),
      ...[body.left, body.right].flatMap(({ armhole, side }) =>
        [4, 9].map((gap) => stitch(offset(armhole, side === 'left' ? -gap : gap), thread, 0.6)),
      ),
      ...(isFront
        ? [
            ...patch(252, 548, 118, 142, material),
            ...patch(430, 548, 118, 142, material),
            ...patch(452, 352, 92, 100, material),
            ...placket(
              {
                top: 262,
                bottom: body.cut.bottom + 5,
                width: 44,
                buttons: [300, 400, 500, 600, 700],
                size: 9,
                colour: horn,
                hasUprightButtonholes: false,
              },
              material,
              7.2,
            ),
            ...collarLeaves(COLLAR, material, finish),
          ]
        : [
            seam(through`400 224, 401 480, 400 768`, 0.9),
            stitch(through`404 226, 405 480, 404 766`, thread, 0.6),
            ...collarFromBehind(COLLAR, material, finish),
          ]),
    ],
  }
}

const cuffStitches = (arm: Sleeve, thread: string): Layer[] =>
  [18, 44].map((up) => stitch(offset(arm.cuff, arm.side === 'left' ? -up : up), thread, 0.6))

/** A patch pocket with round lower corners and three rows of stitching. */
function patch(x: number, y: number, width: number, height: number, material: Material & { thread: string }): Layer[] {
  const r = 20
  const sides: Curve = through`${x} ${y}, ${x} ${y + height * 0.5}, ${x + 1} ${y + height - r}, ${x + r} ${y + height}, ${x + width / 2} ${y + height + 2}, ${x + width - r} ${y + height}, ${x + width - 1} ${y + height - r}, ${x + width} ${y + height * 0.5}, ${x + width} ${y}`
  const mouth: Curve = through`${x + width} ${y}, ${x + width / 2} ${y + 1}, ${x} ${y}`
  const line = sample(sides, 60)
  return [
    piece(outline(sides, mouth), {
      ...material,
      level: 7.4,
      looseness: 0.6,
      details: [
        ...[3.5, 8, 12].map((gap) => stitch(offset(line, -gap, 60), material.thread, 0.6)),
        stitch(reverse(offset(mouth, -22)), material.thread, 0.6),
        fold(
          through`${x + width * 0.3} ${y + 16}, ${x + width * 0.5} ${y + height * 0.5}, ${x + width * 0.6} ${y + height}`,
          width * 0.6,
          0.16,
        ),
        glow(mouth, 8, 0.06),
      ],
    }),
    bartack([x + 6, y + 4], 11, 0, material.thread),
    bartack([x + width - 6, y + 4], 11, 0, material.thread),
  ]
}
