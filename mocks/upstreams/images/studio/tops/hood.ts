import { rope } from '../cord.ts'
import { beside, type Curve, mirrored, outline, reversed, through, trace } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tinted } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { disc } from '../trim.ts'

const RIM: Curve = through`400 118, 374 124, 354 152, 350 194, 366 232, 402 264`
const SHELL: Curve = through`400 78, 352 86, 318 124, 308 186, 326 232, 366 270, 406 296`

/** A hood lying open on the shoulders, its sides crossed under the chin, with the body's pattern on it. */
export function hoodInFront(stuff: Stuff & { thread: string }, cord: string, pattern: readonly Layer[]): Layer[] {
  const inside = outline(RIM, reversed(mirrored(RIM)))
  return [
    piece(inside, {
      ...stuff,
      dye: tinted(stuff.dye, -0.08),
      level: 4.4,
      unrest: 0.4,
      on: [
        ...pattern,
        glow(through`360 230, 400 262, 440 230`, 80, -0.34),
        glow(through`356 150, 400 120, 444 150`, 40, -0.24),
        fold(through`400 126, 398 180, 400 240`, 40, -0.2),
        seam(through`384 124, 382 180, 388 240`, 0.5),
        seam(through`416 124, 418 180, 412 240`, 0.5),
      ],
    }),
    ...side('right', stuff, pattern),
    ...side('left', stuff, pattern),
    ...cords(cord),
  ]
}

function side(which: 'left' | 'right', stuff: Stuff & { thread: string }, pattern: readonly Layer[]): Layer[] {
  const c = (curve: Curve) => (which === 'left' ? curve : mirrored(curve))
  const turn = which === 'left' ? 1 : -1
  return [
    piece(outline(c(SHELL), reversed(c(RIM))), {
      ...stuff,
      level: which === 'left' ? 8 : 7.4,
      grain: which === 'left' ? 12 : 168,
      unrest: 0.7,
      on: [
        ...pattern,
        fold(c(through`386 98, 340 130, 330 190, 356 244, 396 280`), 34, 0.5),
        fold(c(through`322 150, 330 200, 350 240`), 18, -0.2),
        glow(c(SHELL), 16, -0.1),
        stitch(beside(c(RIM), -13 * turn), stuff.thread, 0.55),
      ],
    }),
  ]
}

/** Flat cords from two eyelets, tipped in metal. */
function cords(colour: string): Layer[] {
  const falls: Curve[] = [through`374 258, 372 300, 378 350, 374 404`, through`428 256, 432 300, 426 344, 430 386`]
  return falls.flatMap((fall) => {
    const [x, y] = fall[0] ?? [0, 0]
    const [endX, endY] = fall.at(-1) ?? [0, 0]
    return [
      piece(disc(x, y, 5), { dye: '#8f8b84', cloth: 'none', level: 8.6, unrest: 0 }),
      rope(trace(fall), colour, 9),
      rope(`M${endX} ${endY - 4}V${endY + 10}`, '#a09a8e', 9.4),
    ]
  })
}

/** From behind, the hood lies folded down the back. */
export function hoodBehind(stuff: Stuff & { thread: string }, pattern: readonly Layer[]): Layer[] {
  const left: Curve = through`400 158, 352 164, 322 190, 318 240, 346 292, 400 318`
  return [
    piece(outline(left, reversed(mirrored(left))), {
      ...stuff,
      level: 8.4,
      unrest: 0.8,
      on: [
        ...pattern,
        fold(through`338 186, 400 174, 462 186`, 30, 0.4),
        fold(through`336 250, 400 276, 464 250`, 40, 0.3),
        ...[-22, 22].map((dx) => seam(through`${400 + dx} 162, ${400 + dx} 240, ${400 + dx * 0.7} 314`, 0.8)),
      ],
    }),
  ]
}

/** A pocket for both hands, its openings stitched twice. */
export function kangarooPocket(stuff: Stuff & { thread: string }, bottom: number, pattern: readonly Layer[]): Layer[] {
  const mouth = (side: 1 | -1): Curve =>
    through`${400 - 92 * side} ${bottom - 168}, ${400 - 120 * side} ${bottom - 110}, ${400 - 134 * side} ${bottom - 46}`
  const [left, right] = [mouth(1), mouth(-1)]
  const foot: Curve = through`266 ${bottom - 46}, 266 ${bottom}, 534 ${bottom}, 534 ${bottom - 46}`
  const top: Curve = through`492 ${bottom - 168}, 400 ${bottom - 166}, 308 ${bottom - 168}`
  const shape = outline(left, [foot[1] ?? [0, 0], foot[2] ?? [0, 0]], reversed(right), top)
  return [
    glow(beside(left, 4), 16, -0.2),
    glow(beside(right, -4), 16, -0.2),
    piece(shape, {
      ...stuff,
      level: 7.5,
      unrest: 0.7,
      on: [
        ...pattern,
        ...[4, 8].flatMap((gap) => [
          stitch(beside(left, -gap), stuff.thread, 0.5),
          stitch(beside(right, gap), stuff.thread, 0.5),
        ]),
        stitch(beside(top, -4), stuff.thread, 0.5),
        fold(through`340 ${bottom - 130}, 400 ${bottom - 90}, 462 ${bottom - 130}`, 50, 0.16),
      ],
    }),
  ]
}
