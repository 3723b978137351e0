import { beside, type Curve, outline, reversed, sample, through } from '../curve.ts'
import { crease, fold, glow, haze } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tinted } from '../palette.ts'
import { piece } from '../piece.ts'
import { pressed, seam, stitch } from '../seam.ts'
import { bartack, beltLoop, button, hornFor, slab } from '../trim.ts'
import { wordmark } from '../wordmark.ts'
import { ANKLE, FORK, type Leg, WAIST } from './legs.ts'
import type { Make } from './make.ts'
import { inwards, onSide, pointOn } from './sides.ts'
import { wornness } from './wash.ts'

/** Edges of the waistband from behind: higher in the middle than in front. */
const backTop: Curve = through`${WAIST.left} ${WAIST.top - 2}, 315 ${WAIST.top - 10}, 400 ${WAIST.top - 14}, 485 ${WAIST.top - 10}, ${WAIST.right} ${WAIST.top - 2}`
const backBottom: Curve = through`${WAIST.left - 3} ${WAIST.bottom}, 315 ${WAIST.bottom - 7}, 400 ${WAIST.bottom - 11}, 485 ${WAIST.bottom - 7}, ${WAIST.right + 3} ${WAIST.bottom}`

const half = (side: Leg['side']): Curve => {
  const points = sample(backBottom, 41)
  return side === 'left' ? points.slice(0, 21) : points.slice(20).reverse()
}

/** One leg from behind, with its share of the seat. */
export function backLeg(each: Leg, make: Make): Layer[] {
  const { side } = each
  const c = (curve: Curve) => onSide(side, curve)
  const centre: Curve = c(through`400 ${FORK}, 401 250, 400 180, 400 ${WAIST.bottom - 11}`)
  const shape = outline(each.outer, each.hem, each.inner, centre, reversed(half(side)))
  const uneven = side === 'left' ? 1 : 0.86
  return [
    piece(shape, {
      ...make,
      level: side === 'left' ? 6 : 6.3,
      grain: side === 'left' ? 1 : 179,
      on: [
        ...make.pattern,
        fold(each.middle, 165, 0.34 * uneven, 0.42),
        // the seat is full, and the leg hangs from under it
        fold(c(through`318 150, 306 220, 322 286`), 130, 0.3, 0.55),
        fold(
          c(through`398 ${FORK - 10}, 362 ${FORK + 22}, 316 ${FORK + 28}, 256 ${FORK + 2}`),
          30,
          -0.26 * uneven,
          0.34,
        ),
        fold(c(through`398 ${FORK + 6}, 366 ${FORK + 48}, 320 ${FORK + 60}, 262 ${FORK + 40}`), 26, 0.2 * uneven, 0.34),
        fold(c(through`397 ${FORK + 30}, 372 ${FORK + 100}, 348 ${FORK + 160}, 326 ${FORK + 220}`), 30, 0.24, 0.3),
        fold(c(through`394 ${FORK + 70}, 368 ${FORK + 160}, 352 ${FORK + 260}, 352 ${FORK + 340}`), 26, -0.24, 0.35),
        // behind the knee
        fold(c(through`222 590, 262 612, 310 608, 368 580`), 26, -0.16 * uneven),
        fold(c(through`220 622, 266 640, 318 634, 370 612`), 26, 0.14),
        fold(c(through`230 652, 270 668, 312 662`), 22, -0.12),
        fold(c(through`240 720, 258 790, 252 900`), 28, -0.16),
        glow(c(through`399 ${FORK + 20}, 397 ${FORK + 110}, 392 ${FORK + 200}`), 46, -0.22, 0.2),
        crease(c(through`398 ${FORK}, 374 ${FORK + 18}, 336 ${FORK + 24}`), 5, -0.32, 0.3),
        ...(make.kind === 'trouser' || make.pleated ? [fold(each.middle, 44, 0.26), pressed(each.middle, 1)] : []),
        ...(make.kind === 'denim' ? wornSeat(side, wornness(make.dye)) : []),
        ...hem(each, make),
      ],
    }),
  ]
}

function wornSeat(side: Leg['side'], worn: number): Layer[] {
  return [
    haze(pointOn(side, [318, 260]), 74, 84, 0.16 * worn),
    haze(pointOn(side, [296, 470]), 70, 170, 0.14 * worn),
    haze(pointOn(side, [296, 630]), 60, 60, 0.1 * worn),
  ]
}

function hem(each: Leg, make: Make): Layer[] {
  const up = (distance: number) => beside(each.hem, inwards(each.side, distance))
  if (make.kind === 'trouser') return [crease(up(30), 5, -0.2)]
  return [stitch(up(make.kind === 'denim' ? 12 : make.bottom > ANKLE - 1 ? 24 : 20), make.thread, make.stitchSize)]
}

/** The seam down the seat, doubled and stitched on jeans. */
export function seatSeam(make: Make): Layer[] {
  const line: Curve = through`400 ${WAIST.bottom - 10}, 400 180, 401 250, 400 ${FORK}`
  if (make.kind === 'trouser') return [seam(line, 0.9)]
  return [
    seam(line, 0.9),
    stitch(beside(line, -3.5), make.thread, make.stitchSize),
    ...(make.kind === 'denim' ? [stitch(beside(line, -8), make.thread, make.stitchSize)] : []),
  ]
}

/** Jeans have a yoke; the others a dart above each pocket. */
export function shaping(make: Make): Layer[] {
  if (make.kind !== 'denim') {
    return (['left', 'right'] as const).map((side) =>
      seam(onSide(side, through`318 ${WAIST.bottom - 6}, 316 146, 314 166`), 0.7),
    )
  }
  return (['left', 'right'] as const).flatMap((side) => {
    const yoke = onSide(side, through`222 158, 300 172, 400 196`)
    return [
      seam(yoke, 1),
      ...[3.5, 8].map((gap) => stitch(beside(yoke, inwards(side, -gap)), make.thread, make.stitchSize)),
    ]
  })
}

/** A jetted pocket, buttoned on the right hip as worn. */
function jetted(side: Leg['side'], make: Make): Layer[] {
  const p = (x: number) => (side === 'left' ? x : 800 - x)
  const lip = (y: number): Curve => through`${p(256)} ${y + 3}, ${p(312)} ${y + 1}, ${p(368)} ${y}`
  const shape = outline(lip(168), reversed(lip(180)))
  return [
    glow(beside(lip(181), inwards(side, 3)), 12, -0.16),
    piece(shape, { ...make, level: 6.7, grain: 90, unrest: 0, on: [seam(lip(174), 1.3), fold(lip(171), 7, 0.14)] }),
    stitch(lip(166), make.thread, make.stitchSize * 0.9),
    stitch(lip(182.5), make.thread, make.stitchSize * 0.9),
    bartack([p(255), 176], 13, 88, make.thread),
    bartack([p(369), 174], 13, 90, make.thread),
    ...button([p(312), 191], 6.5, hornFor(make.dye), 7.6),
    {
      dye: `<path d="M${p(312)} 180V190" stroke="${make.thread}" stroke-width="1.4"/>`,
      crease: `<path d="M${p(312)} 180V190" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    },
  ]
}

/** A patch pocket with a shallow point and a stitched wave. */
function patch(side: Leg['side'], make: Make): Layer[] {
  const c = (curve: Curve) => onSide(side, curve)
  const edges: Curve[] = [
    c(through`255 196, 310 203, 366 211`),
    c(through`366 211, 364 260, 360 300`),
    c(through`360 300, 310 318`),
    c(through`310 318, 262 292`),
    c(through`262 292, 258 244, 255 196`),
  ]
  const gaps = [3.5, 8]
  return [
    piece(outline(...edges), {
      ...make,
      level: 7,
      grain: side === 'left' ? 4 : 176,
      unrest: 0.6,
      on: [
        fold(c(through`310 216, 308 260, 310 306`), 90, 0.24),
        ...gaps.flatMap((gap) =>
          edges.slice(1).map((edge) => stitch(beside(edge, inwards(side, -gap)), make.thread, make.stitchSize)),
        ),
        ...[11, 15.5].map((gap) => stitch(beside(edges[0] ?? [], inwards(side, -gap)), make.thread, make.stitchSize)),
        ...[0, 4.5].map((dy) =>
          stitch(
            c(through`262 ${246 + dy}, 284 ${250 + dy}, 308 ${268 + dy}, 334 ${258 + dy}, 360 ${258 + dy}`),
            make.thread,
            make.stitchSize,
          ),
        ),
        haze(pointOn(side, [310, 262]), 48, 52, 0.16 * wornness(make.dye)),
        ...edges.map((edge) => glow(beside(edge, inwards(side, -2)), 7, 0.14)),
      ],
    }),
    ...through`259 200, 362 214`.flatMap(([x = 0, y = 0]) =>
      bartack(pointOn(side, [x, y]), 10, side === 'left' ? 8 : -8, make.thread),
    ),
  ]
}

export const backPockets = (make: Make): Layer[] =>
  (['left', 'right'] as const).flatMap((side) => (make.kind === 'denim' ? patch(side, make) : jetted(side, make)))

/** The waistband from behind, with its loops and, on jeans, the leather patch. */
export function backBand(make: Make): Layer[] {
  const smart = make.kind === 'trouser'
  const loops = [
    [262, WAIST.top - 6, -3],
    [338, WAIST.top - 15, -1],
    [400, WAIST.top - 17, 0],
    [462, WAIST.top - 15, 1],
    [538, WAIST.top - 6, 3],
  ] as const
  return [
    piece(outline(backTop, reversed(backBottom)), {
      ...make,
      level: 7,
      grain: 90,
      unrest: 0.3,
      on: [
        ...make.pattern,
        stitch(beside(backBottom, -2.8), make.thread, make.stitchSize),
        ...(smart ? [] : [stitch(beside(backTop, 3.2), make.thread, make.stitchSize)]),
        fold(beside(backBottom, -15), 26, 0.14),
        ...(smart ? [seam(through`400 60, 400 120`, 0.8)] : []),
      ],
    }),
    ...(make.kind === 'denim' ? leatherPatch(make) : []),
    ...loops.flatMap(([x, y, lean]) => beltLoop([x, y], 40, lean, make)),
  ]
}

function leatherPatch(make: Make): Layer[] {
  const leather = '#a8744a'
  const [x, y, w, h] = [474, 72, 58, 40]
  return [
    piece(slab(x, y, w, h, 1.5), {
      dye: leather,
      cloth: 'leather',
      level: 8,
      unrest: 0,
      on: [
        stitch(through`${x + 2.5} ${y + 2.5}, ${x + w - 2.5} ${y + 2.5}`, make.thread, 0.5),
        stitch(through`${x + 2.5} ${y + h - 2.5}, ${x + w - 2.5} ${y + h - 2.5}`, make.thread, 0.5),
      ],
    }),
    wordmark(x + w / 2, y + h / 2, 38, tinted(leather, -0.45), -0.6),
  ]
}
