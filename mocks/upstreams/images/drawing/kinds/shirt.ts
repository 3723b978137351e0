import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { type Curve, offset, outline, reverse, sample, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { fold, glow } from '../fold.ts'
import type { Frame, Layer } from '../layer.ts'
import { getThreadColour, tint, toDye } from '../palette.ts'
import { drawPattern } from '../pattern.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern, drawSleevePattern } from '../tops/body-pattern.ts'
import { type Collar, collarBehind, collarFromBehind, collarLeaves } from '../tops/collar.ts'
import { getCut } from '../tops/cut.ts'
import { insideBack } from '../tops/neck.ts'
import { placket } from '../tops/placket.ts'
import { createSleeve, type Sleeve, sleevePieces } from '../tops/sleeve.ts'
import { createTorso, type Torso } from '../tops/torso.ts'
import { button } from '../trim.ts'

const COLLAR: Collar = { roll: [339, 172], meet: [396, 236], tip: [342, 304], wing: [303, 196], behind: 158 }
const PEARL = '#f3efe6'

/** A curved hem, lower in the middle than over the hips. */
const shirttail = ({ cut }: Torso): Curve =>
  through`${400 - cut.hem} ${cut.bottom - 40}, ${400 - cut.hem * 0.86} ${cut.bottom - 22}, ${400 - cut.hem * 0.56} ${cut.bottom + 14}, ${400 - cut.hem * 0.2} ${cut.bottom + 24}, 400 ${cut.bottom + 25}, ${400 + cut.hem * 0.2} ${cut.bottom + 24}, ${400 + cut.hem * 0.56} ${cut.bottom + 14}, ${400 + cut.hem * 0.86} ${cut.bottom - 22}, ${400 + cut.hem} ${cut.bottom - 40}`

const OPENING: Curve = through`332 184, 352 212, 384 238, 400 244, 416 238, 448 212, 468 184`

/** Draws a button-down shirt. */
export function drawShirt(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = toDye(garment.colour)
  const thread = getThreadColour(dye)
  const material = { dye, cloth: garment.fabric, thread }
  const body = addShirttail(createTorso(getCut(garment)))
  const length = garment.sleeve ?? 'long'
  const isFront = from === 'front'
  const pattern = drawBodyPattern(garment)
  const rotatedPattern = drawPattern(garment, { x: 250, y: 60, width: 300, height: 300, degrees: 40 })
  const finish = { thread, stitchSize: 0.48 }
  return {
    frame: createFrame([400, 480], length === 'long' ? 790 : 724),
    layers: [
      ...(isFront ? [...insideBack(body, material, 12), ...collarBehind(COLLAR, material)] : []),
      ...[body.left, body.right].flatMap(({ side, armhole }) => {
        const arm = createSleeve(body, side, length, length === 'long' ? 0 : 6)
        const hem = length === 'short' ? [stitch(offset(arm.cuff, side === 'left' ? -22 : 22), thread, 0.5)] : []
        return [
          ...sleevePieces(arm, armhole, material, [...drawSleevePattern(garment, arm), ...hem]),
          ...(length === 'long' ? cuff(arm, material, thread, drawSleevePattern(garment, arm)) : []),
        ]
      }),
      piece(bodyOutline(body, isFront ? OPENING : body.neckBack), {
        ...material,
        level: 6.2,
        details: [
          ...bodyDrape(body, 0.85, from),
          ...pattern,
          stitch(offset(body.hem, -8), thread, 0.48),
          ...(isFront ? frontYoke(thread) : backYoke(thread)),
        ],
      }),
      ...armholeSeams(body),
      ...(isFront
        ? [
            ...pocket(material, thread, pattern),
            ...placket(
              {
                top: 240,
                bottom: body.cut.bottom + 24,
                width: 34,
                buttons: [262, 340, 418, 496, 574, 652, 726],
                size: 5.6,
                colour: PEARL,
                hasUprightButtonholes: true,
              },
              material,
              7,
              pattern,
            ),
            ...collarLeaves(COLLAR, material, { ...finish, buttonDown: PEARL, details: rotatedPattern }),
          ]
        : collarFromBehind(COLLAR, material, { ...finish, details: pattern })),
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
const frontYoke = (thread: string): Layer[] =>
  [1, -1].flatMap((side) => {
    const line = (dy: number): Curve =>
      through`${400 - 82 * side} ${208 + dy}, ${400 - 136 * side} ${226 + dy}, ${400 - 192 * side} ${250 + dy}`
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

/** A chest pocket with a pointed lower edge, on the wearer's left. */
function pocket(material: Material, thread: string, on: readonly Layer[]): Layer[] {
  const shape: Curve[] = [
    through`462 344, 506 345, 550 344`,
    through`550 344, 551 390, 550 432`,
    through`550 432, 506 452`,
    through`506 452, 462 432`,
    through`462 432, 461 390, 462 344`,
  ]
  return [
    piece(outline(...shape), {
      ...material,
      level: 6.9,
      looseness: 0.4,
      details: [
        ...on,
        ...shape.slice(1).map((edge) => stitch(offset(edge, 3), thread, 0.48)),
        stitch(through`462 362, 506 363, 550 362`, thread, 0.48),
        glow(through`462 347, 550 347`, 8, 0.06),
      ],
    }),
  ]
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
export const getShirtCloseUpFrame = (): Frame => createFrame([430, 282], 240)
