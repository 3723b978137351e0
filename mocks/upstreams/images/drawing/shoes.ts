import { type Curve, mirror, offset, outline, reverse, subcurve, through } from './curve.ts'
import { crease, fold, glow } from './fold.ts'
import { type Layer, transformLayers } from './layer.ts'
import { tint } from './palette.ts'
import { type Material, piece } from './piece.ts'
import { seam, stitch } from './seam.ts'

type Shoe = {
  upper: Material
  sole: string
  lining: string
  laces: string
  thread: string
  heel: string
  rows: number
  /** Whether a seam with two rows of stitches sets off the toe. */
  isCapped: boolean
  laceWidth: number
}

const trainer: Shoe = {
  upper: { dye: '#e9e6de', cloth: 'card' },
  sole: '#ddd5c6',
  lining: '#cdbfa8',
  laces: '#faf8f3',
  thread: '#cfc8ba',
  heel: '#24344f',
  rows: 6,
  isCapped: false,
  laceWidth: 7,
}

const derby: Shoe = {
  upper: { dye: '#6a4028', cloth: 'leather' },
  sole: '#33231a',
  lining: '#c2996b',
  laces: '#2c1d14',
  thread: '#a4744b',
  heel: '#6a4028',
  rows: 4,
  isCapped: true,
  laceWidth: 4,
}

/** The left edge of a left shoe from heel to toe, then the right edge back; the toe points down. */
const LAST: readonly Curve[] = [
  through`400 372, 376 378, 365 402, 366 446, 358 500, 352 546, 358 588, 376 614, 402 622`,
  through`402 622, 428 612, 444 584, 447 546, 440 500, 434 446, 435 402, 424 378, 400 372`,
]
const MOUTH: readonly Curve[] = [
  through`400 382, 382 388, 376 408, 378 440, 386 466, 400 474`,
  through`400 474, 414 466, 422 440, 424 408, 418 388, 400 382`,
]

const LONGER = 'translate(400 500) scale(.97 1.1) translate(-400 -500)'

const grow = (curves: readonly Curve[], distance: number) => curves.map((curve) => offset(curve, distance))

/** A pair of shoes from above, toes down, about the point 400, 500. */
export function drawShoes(kind: 'trainers' | 'derbies'): Layer[] {
  const left = drawShoe(kind === 'trainers' ? trainer : derby)
  return [
    transformLayers(left, `translate(-52 -4) rotate(5 400 500) ${LONGER}`),
    transformLayers(left, `translate(52 6) rotate(-4 400 500) matrix(-1 0 0 1 800 0) ${LONGER}`),
  ]
}

function drawShoe(shoe: Shoe): Layer[] {
  const { upper, thread } = shoe
  const facing = (side: 1 | -1): Curve => {
    const curve: Curve = through`386 462, 382 480, 385 520, 393 536`
    return side === 1 ? curve : mirror(curve)
  }
  const cap: Curve = through`352 566, 376 558, 402 556, 424 558, 450 566`
  return [
    piece(outline(...grow(LAST, 5)), { dye: shoe.sole, cloth: 'none', level: 5, looseness: 0 }),
    piece(outline(...LAST), {
      ...upper,
      level: 11,
      looseness: 0.3,
      details: [
        fold(through`400 380, 401 480, 402 618`, 92, 0.62, 0.6),
        fold(through`400 536, 402 580, 402 616`, 56, 0.24, 0.5),
        ...LAST.map((edge) => glow(edge, 22, -0.2)),
        ...[0, 1].map((i) =>
          crease(
            through`${360 + i * 4} ${540 + i * 12}, 402 ${548 + i * 12}, ${443 - i * 4} ${540 + i * 12}`,
            6,
            -0.16,
          ),
        ),
        ...(shoe.isCapped
          ? [seam(cap, 1.2), ...[3.4, 6.4].map((gap) => stitch(offset(cap, -gap), thread, 0.6))]
          : [stitch(through`362 520, 366 566, 380 594, 402 602, 424 594, 438 566, 440 520`, thread, 0.7)]),
        ...[1, -1].map((side) => seam(offset(facing(side as 1 | -1), side * 3), 1)),
      ],
    }),
    // the quarters, over the tongue
    ...([1, -1] as const).map((side) => {
      const inner = facing(side)
      const outer: Curve =
        side === 1 ? through`366 448, 364 486, 370 524, 393 536` : through`434 448, 436 486, 430 524, 407 536`
      return piece(outline(inner, reverse(outer)), {
        ...upper,
        dye: tint(upper.dye, -0.03),
        level: 12,
        looseness: 0,
        details: [stitch(offset(outer, side * -3), thread, 0.6), fold(outer, 12, 0.2)],
      })
    }),
    piece(outline(...grow(MOUTH, 5)), {
      ...upper,
      level: 12.6,
      looseness: 0,
      details: grow(MOUTH, 2).map((edge) => fold(edge, 11, 0.4)),
    }),
    piece(outline(...MOUTH), {
      dye: shoe.lining,
      cloth: 'suede',
      level: 5.4,
      looseness: 0,
      details: [...MOUTH.map((edge) => glow(edge, 18, -0.36)), glow(through`400 456, 400 474`, 34, -0.4)],
    }),
    piece(outline(through`388 456, 400 448, 412 456`, through`414 500, 386 500`), {
      ...upper,
      level: 12.2,
      looseness: 0,
      details: [fold(through`400 450, 400 500`, 24, 0.3)],
    }),
    piece(
      outline(subcurve(LAST[1] ?? [], 0.9, 1), subcurve(LAST[0] ?? [], 0, 0.1), through`386 384, 400 380, 414 384`),
      {
        dye: shoe.heel,
        cloth: 'leather',
        level: 12.8,
        looseness: 0,
      },
    ),
    ...Array.from({ length: shoe.rows }, (_, i) => lace(472 + (i * 58) / (shoe.rows - 1), shoe)),
  ]
}

/** One bar of the lacing. */
function lace(y: number, { laces, laceWidth }: Shoe): Layer {
  const d = `M384 ${y + 2}Q400 ${y - 2} 416 ${y + 2}`
  const line = (colour: string, width: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  return {
    dye: line(laces, laceWidth),
    level: line('#878787', laceWidth),
    crease: line('#808080', laceWidth) + line('#fff', laceWidth * 0.6, 0.4),
    tone: line('#808080', laceWidth) + line('#000', laceWidth + 2, 0.16) + line('#fff', laceWidth * 0.5, 0.12),
    cloth: line('#000', laceWidth + 1),
  }
}
