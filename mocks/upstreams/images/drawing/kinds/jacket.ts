import { type Article, getCloth } from '../article.ts'
import { getConstruction } from '../construction.ts'
import { type Curve, offset, outline, sample, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { glow } from '../fold.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { getThreadColour, tint, toDye } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern } from '../tops/body-pattern.ts'
import { getCut } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { ribBand } from '../tops/rib.ts'
import { ribbedSleeve } from '../tops/ribbed-sleeve.ts'
import { createSleeve } from '../tops/sleeve.ts'
import { standCollar, standCollarBehind } from '../tops/stand-collar.ts'
import { createTorso } from '../tops/torso.ts'
import { zip } from '../tops/zip.ts'
import { bartack } from '../trim.ts'
import { drawWorkJacket } from './work-jacket.ts'

/** Draws a jacket: zipped, or a work jacket. */
export const drawJacket = (article: Article, from: 'front' | 'back'): Drawing =>
  getConstruction(article) === 'work-jacket' ? drawWorkJacket(article, from) : drawZippedJacket(article, from)

/** A short zipped jacket with a stand collar, welt pockets and ribbed waist. */
function drawZippedJacket(article: Article, from: 'front' | 'back'): Drawing {
  const dye = toDye(article.colour)
  const thread = getThreadColour(dye)
  const material = { dye, cloth: getCloth(article) }
  const rib = { dye: tint(dye, -0.12), cloth: 'rib' as const }
  const body = createTorso(getCut(article), article.seed)
  const lining = { dye: toDye(article.accent ?? tint(article.colour, 0.2)), cloth: 'twill' as const }
  const isFront = from === 'front'
  const yoke: Curve = through`208 300, 300 306, 400 308, 500 306, 592 300`
  return {
    frame: createFrame([400, 484], 716),
    layers: [
      ...(isFront ? insideBack(body, lining) : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        ribbedSleeve(createSleeve(body, side, 'long'), armhole, material, rib, article),
      ),
      piece(bodyOutline(body, isFront ? body.neckFront : body.neckBack), {
        ...material,
        level: 6.4,
        details: [
          ...bodyDrape(body, 1, from),
          ...drawBodyPattern(article),
          ...gathers(body.hem, -40, 13),
          ...(isFront ? [] : [seam(yoke, 1), stitch(offset(yoke, 4), thread, 0.55)]),
        ],
      }),
      ...armholeSeams(body),
      ...[body.left, body.right].map(({ armhole, side }) =>
        stitch(offset(armhole, side === 'left' ? -4 : 4), thread, 0.55),
      ),
      ...ribBand(body.hem, sample(offset(body.hem, 42), 12), rib, 6.2, 24),
      ...(isFront
        ? [
            ...standCollar(material, thread),
            ...zip(body.cut.front - 52, body.cut.bottom + 44, { ...material, thread }),
            ...(['left', 'right'] as const).flatMap((side) => weltPocket(side, material, thread)),
          ]
        : standCollarBehind(material, thread)),
    ],
  }
}

/** A slanted welt pocket. */
function weltPocket(side: 'left' | 'right', material: Material, thread: string): Layer[] {
  const xOnSide = (n: number) => (side === 'left' ? n : 800 - n)
  const edges: Curve[] = [
    through`${xOnSide(300)} 520, ${xOnSide(317)} 526`,
    through`${xOnSide(317)} 526, ${xOnSide(297)} 574, ${xOnSide(279)} 624`,
    through`${xOnSide(279)} 624, ${xOnSide(262)} 617`,
    through`${xOnSide(262)} 617, ${xOnSide(280)} 568, ${xOnSide(300)} 520`,
  ]
  return [
    piece(outline(...edges), {
      ...material,
      level: 7.1,
      grain: side === 'left' ? 20 : 160,
      looseness: 0.2,
      details: edges.map((edge) => stitch(offset(edge, side === 'left' ? 3 : -3), thread, 0.5)),
    }),
    bartack([xOnSide(309), 523], 14, side === 'left' ? 20 : -20, thread),
    bartack([xOnSide(270), 621], 14, side === 'left' ? 20 : -20, thread),
    glow(through`${xOnSide(262)} 617, ${xOnSide(280)} 568, ${xOnSide(300)} 520`, 10, -0.14),
  ]
}

/** The close-up of collar and zip. */
export const getJacketCloseUpFrame = (article: Article): Frame =>
  getConstruction(article) === 'work-jacket' ? createFrame([436, 344], 136) : createFrame([420, 306], 132)
