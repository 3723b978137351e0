import { type Article, getCloth } from '../article.ts'
import { type Curve, offset, outline, type Point, reverse, sample, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { fold } from '../fold.ts'
import type { Frame, Layer } from '../layer.ts'
import { getThreadColour, tint, toDye } from '../palette.ts'
import { drawPattern } from '../pattern.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern, drawSleevePattern } from '../tops/body-pattern.ts'
import { chestPocket } from '../tops/chest-pocket.ts'
import { collarBehind, collarFromBehind, collarLeaves } from '../tops/collar.ts'
import { getCut } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { placket } from '../tops/placket.ts'
import { getShirtMake, type ShirtMake } from '../tops/shirt-make.ts'
import { createSleeve, type Sleeve, sleevePieces } from '../tops/sleeve.ts'
import { createTorso, type Torso } from '../tops/torso.ts'
import { button } from '../trim.ts'

const PEARL = '#f3efe6'

/** A curved hem, lower in the middle than over the hips. */
const shirttail = ({ cut }: Torso): Curve =>
  through`${400 - cut.hem} ${cut.bottom - 40}, ${400 - cut.hem * 0.86} ${cut.bottom - 22}, ${400 - cut.hem * 0.56} ${cut.bottom + 14}, ${400 - cut.hem * 0.2} ${cut.bottom + 24}, 400 ${cut.bottom + 25}, ${400 + cut.hem * 0.2} ${cut.bottom + 24}, ${400 + cut.hem * 0.56} ${cut.bottom + 14}, ${400 + cut.hem * 0.86} ${cut.bottom - 22}, ${400 + cut.hem} ${cut.bottom - 40}`

/** The edge of the body at the neck, down to where the collar's leaves meet. */
const getOpening = ([, low]: Point): Curve =>
  through`332 184, 352 ${184 + (low - 184) * 0.5}, 384 ${low + 2}, 400 ${low + 8}, 416 ${low + 2}, 448 ${184 + (low - 184) * 0.5}, 468 184`

/** Draws a shirt. */
export function drawShirt(article: Article, from: 'front' | 'back'): Drawing {
  const dye = toDye(article.colour)
  const thread = getThreadColour(dye)
  const material = { dye, cloth: getCloth(article), thread }
  const make = getShirtMake(article.style)
  const torso = createTorso(getCut(article), article.seed)
  const body = make.hem === 'tail' ? addShirttail(torso) : torso
  const buttonsEnd = body.cut.bottom - (make.hem === 'tail' ? 56 : 70)
  const length = article.sleeve ?? 'long'
  const isFront = from === 'front'
  const pattern = drawBodyPattern(article)
  const rotatedPattern = drawPattern(article, { x: 250, y: 60, width: 300, height: 300, degrees: 40 })
  const finish = { thread, stitchSize: 0.48 }
  return {
    frame: createFrame([400, 480], length === 'long' ? 700 : 724),
    layers: [
      ...(isFront ? [...insideBack(body, material, 12), ...collarBehind(make.collar, material)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) => {
        const arm = createSleeve(body, side, length)
        const hem = length === 'short' ? [stitch(offset(arm.cuff, side === 'left' ? -22 : 22), thread, 0.5)] : []
        return [
          ...sleevePieces(arm, armhole, material, [...drawSleevePattern(article, arm), ...hem]),
          ...(length === 'long' ? cuff(arm, material, thread, drawSleevePattern(article, arm)) : []),
        ]
      }),
      piece(bodyOutline(body, isFront ? getOpening(make.collar.meet) : body.neckBack), {
        ...material,
        level: 6.2,
        details: [
          ...bodyDrape(body, 0.85, from),
          ...pattern,
          stitch(offset(body.hem, -8), thread, 0.48),
          ...(isFront ? frontYoke(thread, make.pockets === 'western') : backYoke(thread)),
        ],
      }),
      ...armholeSeams(body),
      ...(isFront
        ? [
            ...pockets(make, material, pattern),
            ...placket(
              {
                top: make.firstButton - 22,
                bottom: body.cut.bottom + (make.hem === 'tail' ? 24 : 5),
                width: 34,
                buttons: Array.from(
                  { length: make.buttonCount },
                  (_, i) => make.firstButton + ((buttonsEnd - make.firstButton) * i) / (make.buttonCount - 1),
                ),
                size: make.buttonSize,
                colour: PEARL,
                hasUprightButtonholes: true,
              },
              material,
              7,
              pattern,
            ),
            ...collarLeaves(make.collar, material, {
              ...finish,
              ...(make.isButtonDown && { buttonDown: PEARL }),
              details: rotatedPattern,
            }),
          ]
        : collarFromBehind(make.collar, material, { ...finish, details: pattern })),
    ],
  }
}

function addShirttail(body: Torso): Torso {
  const shorten = (flank: Curve) => sample(flank, 60).filter(([, y]) => y < body.cut.bottom - 42)
  return {
    ...body,
    hem: shirttail(body),
    left: { ...body.left, flank: shorten(body.left.flank) },
    right: { ...body.right, flank: shorten(body.right.flank) },
  }
}

/** The front edges of the yoke. */
const frontYoke = (thread: string, isWestern: boolean): Layer[] =>
  [1, -1].flatMap((side) => {
    const line = (dy: number): Curve =>
      isWestern
        ? through`${400 - 60 * side} ${282 + dy}, ${400 - 96 * side} ${296 + dy}, ${400 - 106 * side} ${318 + dy}, ${400 - 118 * side} ${296 + dy}, ${400 - 190 * side} ${272 + dy}`
        : through`${400 - 82 * side} ${208 + dy}, ${400 - 136 * side} ${226 + dy}, ${400 - 192 * side} ${250 + dy}`
    return [seam(line(0), 0.7), stitch(line(4), thread, 0.45)]
  })

/** The back seam of the yoke, with a pleat and a loop. */
const backYoke = (thread: string): Layer[] => {
  const line: Curve = through`206 280, 300 276, 400 275, 500 276, 594 280`
  return [
    seam(line, 0.9),
    stitch(offset(line, -4), thread, 0.48),
    ...[388, 412].map((x) => seam(through`${x} 276, ${x + (x < 400 ? -1 : 1)} 420, ${x} 560`, 0.7)),
    fold(through`400 280, 400 400, 400 640`, 34, -0.22, 0.3),
    piece('M396 266h8v22h-8Z', { dye: tint(thread, 0), cloth: 'twill', level: 7, looseness: 0 }),
  ]
}

/** The pockets on the chest. */
function pockets(make: ShirtMake, material: Material & { thread: string }, pattern: readonly Layer[]): Layer[] {
  const flap = make.pockets === 'flaps' ? 'straight' : make.pockets === 'western' ? 'western' : undefined
  const sides =
    make.pockets === 'none' ? [] : make.pockets === 'one' ? ['right' as const] : (['left', 'right'] as const)
  return sides.flatMap((side) =>
    chestPocket(
      { side, top: make.hem === 'straight' ? 372 : 344, ...(flap && { flap }), colour: PEARL },
      material,
      pattern,
    ),
  )
}

/** A buttoned cuff. */
function cuff(arm: Sleeve, material: Material, thread: string, pattern: readonly Layer[]): Layer[] {
  const sign = arm.side === 'left' ? 1 : -1
  const up = offset(arm.cuff, -52 * sign)
  const [a, b] = [arm.cuff[0] ?? [0, 0], arm.cuff.at(-1) ?? [0, 0]]
  const shape = outline(sample(up, 20), [[b[0] + sign * 1, b[1]]], reverse(arm.cuff))
  const at: [number, number] = [a[0] + (b[0] - a[0]) * 0.8 + 5 * sign, a[1] + (b[1] - a[1]) * 0.8 - 22]
  return [
    piece(shape, {
      ...material,
      level: 6.6,
      grain: 90 + arm.lean,
      looseness: 0.3,
      details: [
        ...pattern,
        stitch(offset(up, 4 * sign), thread, 0.48),
        stitch(offset(arm.cuff, -5 * sign), thread, 0.48),
        fold(offset(arm.cuff, -26 * sign), 44, 0.2),
      ],
    }),
    seam(up, 0.8),
    ...button(at, 4.6, PEARL, 7.6),
  ]
}

/** The close-up of collar, placket and pocket. */
export const getShirtCloseUpFrame = (): Frame => createFrame([442, 334], 128)
