import { twistedCord } from '../cord.ts'
import { type Curve, mirror, offset, outline, reverse, through, toPath } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { circle } from '../trim.ts'

const RIM: Curve = through`400 118, 374 124, 354 152, 350 194, 366 232, 402 264`
const SHELL: Curve = through`400 78, 352 86, 318 124, 308 186, 326 232, 366 270, 406 296`

/** A hood open on the shoulders, its sides crossed under the chin, with the pattern of the body. */
export function hoodInFront(material: Material & { thread: string }, cord: string, pattern: readonly Layer[]): Layer[] {
  const inside = outline(RIM, reverse(mirror(RIM)))
  return [
    piece(inside, {
      ...material,
      dye: tint(material.dye, -0.08),
      level: 4.4,
      looseness: 0.4,
      details: [
        ...pattern,
        glow(through`360 230, 400 262, 440 230`, 80, -0.34),
        glow(through`356 150, 400 120, 444 150`, 40, -0.24),
        fold(through`400 126, 398 180, 400 240`, 40, -0.2),
        seam(through`384 124, 382 180, 388 240`, 0.5),
        seam(through`416 124, 418 180, 412 240`, 0.5),
      ],
    }),
    ...hoodSide('right', material, pattern),
    ...hoodSide('left', material, pattern),
    ...cords(cord),
  ]
}

function hoodSide(side: 'left' | 'right', material: Material & { thread: string }, pattern: readonly Layer[]): Layer[] {
  const onSide = (curve: Curve) => (side === 'left' ? curve : mirror(curve))
  const sign = side === 'left' ? 1 : -1
  return [
    piece(outline(onSide(SHELL), reverse(onSide(RIM))), {
      ...material,
      level: side === 'left' ? 8 : 7.4,
      grain: side === 'left' ? 12 : 168,
      looseness: 0.7,
      details: [
        ...pattern,
        fold(onSide(through`386 98, 340 130, 330 190, 356 244, 396 280`), 34, 0.5),
        fold(onSide(through`322 150, 330 200, 350 240`), 18, -0.2),
        glow(onSide(SHELL), 16, -0.1),
        stitch(offset(onSide(RIM), -13 * sign), material.thread, 0.55),
      ],
    }),
  ]
}

/** Cords from two eyelets, with metal tips. */
function cords(colour: string): Layer[] {
  const falls: Curve[] = [through`374 258, 372 300, 378 350, 374 404`, through`428 256, 432 300, 426 344, 430 386`]
  return falls.flatMap((fall) => {
    const [x, y] = fall[0] ?? [0, 0]
    const [endX, endY] = fall.at(-1) ?? [0, 0]
    return [
      piece(circle(x, y, 5), { dye: '#8f8b84', cloth: 'none', level: 8.6, looseness: 0 }),
      twistedCord(toPath(fall), colour, 9),
      twistedCord(`M${endX} ${endY - 4}V${endY + 10}`, '#a09a8e', 9.4),
    ]
  })
}

/** The hood from behind, folded down the back. */
export function hoodBehind(material: Material & { thread: string }, pattern: readonly Layer[]): Layer[] {
  const left: Curve = through`400 158, 352 164, 322 190, 318 240, 346 292, 400 318`
  return [
    piece(outline(left, reverse(mirror(left))), {
      ...material,
      level: 8.4,
      looseness: 0.8,
      details: [
        ...pattern,
        fold(through`338 186, 400 174, 462 186`, 30, 0.4),
        fold(through`336 250, 400 276, 464 250`, 40, 0.3),
        ...[-22, 22].map((dx) => seam(through`${400 + dx} 162, ${400 + dx} 240, ${400 + dx * 0.7} 314`, 0.8)),
      ],
    }),
  ]
}

/** A kangaroo pocket with double-stitched openings. */
export function kangarooPocket(
  material: Material & { thread: string },
  bottom: number,
  pattern: readonly Layer[],
): Layer[] {
  const mouth = (side: 1 | -1): Curve =>
    through`${400 - 92 * side} ${bottom - 168}, ${400 - 120 * side} ${bottom - 110}, ${400 - 134 * side} ${bottom - 46}`
  const [left, right] = [mouth(1), mouth(-1)]
  const foot: Curve = through`266 ${bottom - 46}, 266 ${bottom}, 534 ${bottom}, 534 ${bottom - 46}`
  const top: Curve = through`492 ${bottom - 168}, 400 ${bottom - 166}, 308 ${bottom - 168}`
  const shape = outline(left, [foot[1] ?? [0, 0], foot[2] ?? [0, 0]], reverse(right), top)
  return [
    glow(offset(left, 4), 16, -0.2),
    glow(offset(right, -4), 16, -0.2),
    piece(shape, {
      ...material,
      level: 7.5,
      looseness: 0.7,
      details: [
        ...pattern,
        ...[4, 8].flatMap((gap) => [
          stitch(offset(left, -gap), material.thread, 0.5),
          stitch(offset(right, gap), material.thread, 0.5),
        ]),
        stitch(offset(top, -4), material.thread, 0.5),
        fold(through`340 ${bottom - 130}, 400 ${bottom - 90}, 462 ${bottom - 130}`, 50, 0.16),
      ],
    }),
  ]
}
