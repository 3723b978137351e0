import { type Article, getCloth } from '../article.ts'
import { type Construction, getConstruction } from '../construction.ts'
import { type Curve, offset, outline, reverse, sample, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { fold } from '../fold.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { getThreadColour, toDye } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern } from '../tops/body-pattern.ts'
import { getCut } from '../tops/cut.ts'
import { hoodBehind, hoodInFront, kangarooPocket } from '../tops/hood.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { ribBand } from '../tops/rib.ts'
import { ribbedSleeve } from '../tops/ribbed-sleeve.ts'
import { rollCollar } from '../tops/roll-collar.ts'
import { createSleeve } from '../tops/sleeve.ts'
import { standCollar, standCollarBehind } from '../tops/stand-collar.ts'
import { createTorso, type Torso } from '../tops/torso.ts'
import { zip } from '../tops/zip.ts'

const WELT = 50

/** Draws a sweatshirt or jumper: crew neck, hood or quarter zip. */
export function drawSweat(article: Article, from: 'front' | 'back'): Drawing {
  const dye = toDye(article.colour)
  const thread = getThreadColour(dye)
  const material = { dye, cloth: getCloth(article), thread }
  const rib = { dye, cloth: 'rib' as const }
  const body = createTorso(getCut(article), article.seed)
  const construction = getConstruction(article)
  // the yarn of lambswool is mixed from several shades
  const isLambswool = article.style === 'Lambswool Crew'
  const pattern = drawBodyPattern(isLambswool ? { ...article, pattern: 'melange' } : article)
  const welt = sample(offset(body.hem, WELT), 12).map(([x, y], i) => [x + (i < 6 ? 5 : -5), y] as const)
  const isSewn = construction === 'plain' || construction === 'hood'
  return {
    frame: createFrame([400, construction === 'hood' ? 462 : 490], 716),
    layers: [
      ...(from === 'front' ? insideNeck(construction, body, material) : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) =>
        ribbedSleeve(createSleeve(body, side, 'long'), armhole, material, rib, article),
      ),
      piece(bodyOutline(body, from === 'front' ? body.neckFront : body.neckBack), {
        ...material,
        level: 6.4,
        details: [...bodyDrape(body, 1.1, from), ...pattern, ...gathers(body.hem, -46, 13)],
      }),
      ...armholeSeams(body),
      ...(isLambswool ? saddleSeams(body) : []),
      ...(isSewn
        ? [body.left, body.right].map(({ armhole, side }) =>
            stitch(offset(armhole, side === 'left' ? -4 : 4), thread, 0.5),
          )
        : []),
      ...(construction === 'hood' && from === 'front' ? kangarooPocket(material, body.cut.bottom, pattern) : []),
      ...ribBand(body.hem, welt, rib, 6.2, 24),
      ...(isSewn ? [stitch(offset(body.hem, -3), thread, 0.5)] : []),
      ...neck(construction, from, body, material, toDye(article.accent ?? article.colour), pattern),
    ],
  }
}

/** The strap of a saddle shoulder, from the neck to the sleeve. */
const saddleSeams = ({ cut }: Torso): Layer[] =>
  [1, -1].flatMap((side) => {
    const line: Curve = through`${400 - (cut.neck + 2) * side} ${cut.top + 26}, ${400 - ((cut.neck + cut.shoulder) / 2) * side} ${(cut.top + cut.drop) / 2 + 26}, ${400 - (cut.shoulder - 8) * side} ${cut.drop + 34}`
    return [seam(line, 1.2), fold(offset(line, -9 * side), 20, 0.2)]
  })

/** Height of the neck rib: narrow on jumpers, deep on sweatshirts. */
const getRibWidth = (construction: Construction): number => (construction === 'fine-knit' ? 15 : 22)

const insideNeck = (construction: Construction, body: Torso, material: Material): Layer[] =>
  construction === 'plain' || construction === 'fine-knit'
    ? [...insideBack(body, material), ...backRib(body, material.dye, getRibWidth(construction))]
    : []

function neck(
  construction: Construction,
  from: 'front' | 'back',
  body: Torso,
  material: Material & { thread: string },
  accent: string,
  pattern: readonly Layer[],
): Layer[] {
  const { dye, thread } = material
  const isFront = from === 'front'
  switch (construction) {
    case 'hood':
      return isFront ? hoodInFront(material, accent, pattern) : hoodBehind(material, pattern)
    case 'roll-neck':
      return rollCollar({ dye, cloth: 'rib' }, from)
    case 'quarter-zip':
      return isFront
        ? [...standCollar(material, thread), ...zip(168, 372, material, accent)]
        : standCollarBehind(material, thread)
    case 'fine-knit':
      return isFront
        ? frontRib(body, dye, getRibWidth(construction), thread)
        : raisedRib(body, dye, getRibWidth(construction), thread)
    default:
      return isFront
        ? [
            ...vee(thread, { dye, cloth: 'rib' }, body.cut.front),
            ...frontRib(body, dye, getRibWidth(construction), thread),
          ]
        : raisedRib(body, dye, getRibWidth(construction), thread)
  }
}

/** The ribbed V below the neck. */
function vee(thread: string, rib: { dye: string; cloth: 'rib' }, y: number): Layer[] {
  const left: Curve = through`372 ${y - 8}, 387 ${y + 18}, 400 ${y + 36}`
  const right: Curve = through`428 ${y - 8}, 413 ${y + 18}, 400 ${y + 36}`
  return [
    piece(outline(left, reverse(right)), { ...rib, level: 6.5, looseness: 0 }),
    seam(left, 0.5),
    seam(right, 0.5),
    stitch(offset(left, 3), thread, 0.45),
    stitch(offset(right, -3), thread, 0.45),
  ]
}

/** The close-up of the neck: its rib, its roll, its zip or the cords of a hood. */
export function getSweatCloseUpFrame(article: Article): Frame {
  switch (getConstruction(article)) {
    case 'hood':
      return createFrame([412, 316], 128)
    case 'roll-neck':
      return createFrame([402, 226], 112)
    case 'quarter-zip':
      return createFrame([412, 296], 124)
    default:
      return createFrame([438, getCut(article).front + 36], 120)
  }
}
