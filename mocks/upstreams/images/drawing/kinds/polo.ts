import { type Article, getCloth } from '../article.ts'
import { type Curve, offset, outline, reverse, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import type { Frame, Layer } from '../layer.ts'
import { getLightness, getThreadColour, tint, toDye } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern, drawSleevePattern } from '../tops/body-pattern.ts'
import { type Collar, collarBehind, collarFromBehind, collarLeaves } from '../tops/collar.ts'
import { getCut } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { placket } from '../tops/placket.ts'
import { ribBand } from '../tops/rib.ts'
import { createSleeve, type Sleeve, sleevePieces } from '../tops/sleeve.ts'
import { createTorso } from '../tops/torso.ts'

const COLLAR: Collar = { roll: [338, 176], meet: [393, 256], tip: [330, 300], wing: [300, 200], behind: 164 }

/** An unbuttoned collar that lies open. */
const OPEN: Collar = { roll: [334, 180], meet: [389, 304], tip: [306, 306], wing: [290, 206], behind: 170 }
const PEARL = '#efeae0'

/** Draws a polo shirt with its top button undone, or open. */
export function drawPolo(article: Article, from: 'front' | 'back'): Drawing {
  const dye = toDye(article.colour)
  const thread = getThreadColour(dye)
  const material = { dye, cloth: getCloth(article), thread }
  // a rugby shirt has a collar of white twill
  const trim =
    article.style === 'Scrum' ? { dye: '#f1ede3', cloth: 'drill' as const } : { dye, cloth: getCollarCloth(article) }
  const tipping = article.accent && (article.pattern ?? 'plain') === 'plain' ? { tipping: toDye(article.accent) } : {}
  const isOpen = article.style === 'Soft Polo'
  const collar = isOpen ? OPEN : COLLAR
  const finish = { thread, stitchSize: 0, ...tipping }
  const body = createTorso(getCut(article), article.seed)
  const length = article.sleeve ?? 'short'
  const isFront = from === 'front'
  const trunk = piece(bodyOutline(body, isFront ? (isOpen ? WIDE_OPENING : OPENING) : body.neckBack), {
    ...material,
    level: 6.2,
    details: [
      ...bodyDrape(body, 0.9, from),
      ...drawBodyPattern(article),
      stitch(offset(body.hem, -18), thread, 0.5),
      ...vents(body.cut.hem, body.cut.bottom, thread),
    ],
  })
  return {
    frame: createFrame([400, 474], length === 'long' ? 700 : 716),
    layers: [
      ...(isFront ? [...insideBack(body, material), ...collarBehind(collar, trim)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        bandedSleeve(createSleeve(body, side, length), armhole, article, material, tipping.tipping),
      ),
      trunk,
      ...armholeSeams(body),
      ...(isFront
        ? [...buttonedPlacket(material, isOpen), ...collarLeaves(collar, trim, finish)]
        : collarFromBehind(collar, trim, finish)),
    ],
  }
}

/** Collars of jersey polos are of the same cloth, others are ribbed. */
const getCollarCloth = (article: Article) => (article.fabric === 'jersey' ? getCloth(article) : 'rib')

const OPENING: Curve = through`334 184, 352 214, 386 262, 400 272, 414 262, 448 214, 466 184`

const WIDE_OPENING: Curve = through`332 186, 348 230, 382 304, 400 322, 418 304, 452 230, 468 186`

/** A sleeve with a ribbed band. */
function bandedSleeve(arm: Sleeve, armhole: Curve, article: Article, material: Material, tipping?: string): Layer[] {
  const sign = arm.side === 'left' ? 1 : -1
  const line = outline(offset(arm.cuff, -8 * sign), reverse(offset(arm.cuff, -4.5 * sign)))
  return [
    ...sleevePieces(arm, armhole, material, drawSleevePattern(article, arm)),
    ...ribBand(offset(arm.cuff, -17 * sign), arm.cuff, { dye: material.dye, cloth: 'rib' }, 6.2, 10),
    ...(tipping ? [{ dye: `<path d="${line}" fill="${tipping}"/>` }] : []),
  ]
}

/** A placket with three buttons, or with two of mother-of-pearl if it lies open. */
function buttonedPlacket(material: Material & { thread: string }, isOpen: boolean): Layer[] {
  const colour = isOpen ? PEARL : getLightness(material.dye) > 0.7 ? '#f1ece0' : tint(material.dye, -0.12)
  return [
    ...placket(
      {
        top: isOpen ? 312 : 258,
        bottom: 398,
        width: 29,
        buttons: isOpen ? [334, 368] : [292, 330, 368],
        hasUprightButtonholes: true,
        colour,
        size: 6.2,
      },
      material,
      7,
    ),
    ...[391, 382].map((y) => stitch(through`387 ${y}, 400 ${y}, 413 ${y}`, material.thread, 0.5)),
  ]
}

/** Slits at the side seams, 2 inches high. */
const vents = (hem: number, bottom: number, thread: string): Layer[] =>
  [400 - hem, 400 + hem].flatMap((x, i) => {
    const inside = i === 0 ? 1 : -1
    const d: Curve = through`${x + 7 * inside} ${bottom}, ${x + 7 * inside} ${bottom - 24}, ${x + 2 * inside} ${bottom - 40}`
    return [stitch(d, thread, 0.5), seam(through`${x + 1.5 * inside} ${bottom}, ${x + inside} ${bottom - 38}`, 0.7)]
  })

/** The close-up of collar and placket. */
export const getPoloCloseUpFrame = (): Frame => createFrame([408, 322], 126)
