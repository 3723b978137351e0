import { type Article, getCloth } from '../article.ts'
import { getConstruction } from '../construction.ts'
import { offset, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import type { Frame, Layer } from '../layer.ts'
import { getLightness, getThreadColour, tint, toDye } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline, raglanSeams } from '../tops/body.ts'
import { drawBodyPattern, drawSleevePattern } from '../tops/body-pattern.ts'
import { chestPocket } from '../tops/chest-pocket.ts'
import { getCut } from '../tops/cut.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { placket } from '../tops/placket.ts'
import { createSleeve, sleevePieces } from '../tops/sleeve.ts'
import { createTorso, type Torso } from '../tops/torso.ts'

/** Height of the neck rib. */
const RIB = 16
const HEAVY_RIB = 24

/** Draws a T-shirt with short or long sleeves. */
export function drawTee(article: Article, from: 'front' | 'back'): Drawing {
  const dye = toDye(article.colour)
  const material = { dye, cloth: getCloth(article) }
  const thread = getThreadColour(dye)
  const body = createTorso(getCut(article), article.seed)
  const length = article.sleeve ?? 'short'
  const arms = [body.left, body.right].flatMap(({ side, armhole }) => {
    const arm = createSleeve(body, side, length)
    const hem = [15, 18.5].map((up) => stitch(offset(arm.cuff, side === 'left' ? -up : up), thread, 0.5))
    return sleevePieces(arm, armhole, material, [...drawSleevePattern(article, arm), ...hem])
  })
  const trunk = piece(bodyOutline(body, from === 'front' ? body.neckFront : body.neckBack), {
    ...material,
    level: 6.2,
    details: [
      ...bodyDrape(body, from === 'front' ? 1 : 0.8, from),
      ...drawBodyPattern(article),
      stitch(offset(body.hem, -19), thread, 0.5),
      stitch(offset(body.hem, -22.5), thread, 0.5),
    ],
  })
  const rib = article.style === 'Heavyweight Tee' ? HEAVY_RIB : RIB
  const behind = from === 'front' ? [...insideBack(body, material), ...backRib(body, dye, rib)] : []
  const construction = getConstruction(article)
  const henley = from === 'front' && construction === 'henley' ? buttons(body, { ...material, thread }) : []
  const pocket =
    from === 'front' && construction === 'pocket'
      ? chestPocket({ side: 'right', top: 356, isPointed: false }, { ...material, thread }, drawBodyPattern(article))
      : []
  const neck = from === 'front' ? [...henley, ...frontRib(body, dye, rib, thread)] : raisedRib(body, dye, rib, thread)
  return {
    frame: createFrame([400, 484], length === 'long' ? 700 : 716),
    layers: [
      ...behind,
      ...arms,
      trunk,
      ...(construction === 'raglan' ? raglanSeams(body, thread) : armholeSeams(body)),
      ...pocket,
      ...neck,
    ],
  }
}

/** A henley placket of twill with three buttons. */
function buttons({ cut }: Torso, material: Material & { thread: string }): Layer[] {
  const [top, bottom] = [cut.front - 14, cut.front + 132]
  const colour = getLightness(material.dye) > 0.7 ? '#efe8da' : tint(material.dye, -0.14)
  return [
    ...placket(
      {
        top,
        bottom,
        width: 30,
        buttons: [22, 64, 106].map((dy) => cut.front + dy),
        size: 6,
        colour,
        hasUprightButtonholes: true,
      },
      { ...material, cloth: 'twill' },
      6.9,
    ),
    stitch(through`386 ${bottom - 8}, 400 ${bottom - 8}, 414 ${bottom - 8}`, material.thread, 0.5),
  ]
}

/** The close-up of neck and shoulder. */
export const getTeeCloseUpFrame = (article: Article): Frame =>
  createFrame([436, getCut(article).front + (getCut(article).isVee ? 4 : 58)], 112)
