import { type Curve, offset, outline, reverse, sample, through } from '../curve.ts'
import { crease, fold, glow, haze } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { pressedEdge, seam, stitch } from '../seam.ts'
import { bartack, beltLoop, button, getHornColour, rectangle } from '../trim.ts'
import { wordmark } from '../wordmark.ts'
import { ANKLE, FORK, type Leg, WAIST } from './legs.ts'
import { inwards, pointToSide, toSide } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { getWear } from './wash.ts'

/** Upper edge of the back waistband, which is higher in the middle than the front. */
const backTop: Curve = through`${WAIST.left} ${WAIST.top - 2}, 315 ${WAIST.top - 10}, 400 ${WAIST.top - 14}, 485 ${WAIST.top - 10}, ${WAIST.right} ${WAIST.top - 2}`
const backBottom: Curve = through`${WAIST.left - 3} ${WAIST.bottom}, 315 ${WAIST.bottom - 7}, 400 ${WAIST.bottom - 11}, 485 ${WAIST.bottom - 7}, ${WAIST.right + 3} ${WAIST.bottom}`

const halfBand = (side: Leg['side']): Curve => {
  const points = sample(backBottom, 41)
  return side === 'left' ? points.slice(0, 21) : points.slice(20).reverse()
}

/** One leg and half of the seat from behind. */
export function backLeg(leg: Leg, spec: TrouserSpec): Layer[] {
  const { side } = leg
  const onSide = (curve: Curve) => toSide(side, curve)
  const centre: Curve = onSide(through`400 ${FORK}, 401 250, 400 180, 400 ${WAIST.bottom - 11}`)
  const shape = outline(leg.outer, leg.hem, leg.inner, centre, reverse(halfBand(side)))
  const asymmetry = side === 'left' ? 1 : 0.86
  return [
    piece(shape, {
      ...spec,
      level: side === 'left' ? 6 : 6.3,
      grain: side === 'left' ? 1 : 179,
      details: [
        ...spec.pattern,
        fold(leg.middle, 165, 0.34 * asymmetry, 0.42),
        // roundness of the seat above the leg
        fold(onSide(through`318 150, 306 220, 322 286`), 130, 0.3, 0.55),
        fold(
          onSide(through`398 ${FORK - 10}, 362 ${FORK + 22}, 316 ${FORK + 28}, 256 ${FORK + 2}`),
          30,
          -0.26 * asymmetry,
          0.34,
        ),
        fold(
          onSide(through`398 ${FORK + 6}, 366 ${FORK + 48}, 320 ${FORK + 60}, 262 ${FORK + 40}`),
          26,
          0.2 * asymmetry,
          0.34,
        ),
        fold(onSide(through`397 ${FORK + 30}, 372 ${FORK + 100}, 348 ${FORK + 160}, 326 ${FORK + 220}`), 30, 0.24, 0.3),
        fold(
          onSide(through`394 ${FORK + 70}, 368 ${FORK + 160}, 352 ${FORK + 260}, 352 ${FORK + 340}`),
          26,
          -0.24,
          0.35,
        ),
        // behind the knee
        fold(onSide(through`222 590, 262 612, 310 608, 368 580`), 26, -0.16 * asymmetry),
        fold(onSide(through`220 622, 266 640, 318 634, 370 612`), 26, 0.14),
        fold(onSide(through`230 652, 270 668, 312 662`), 22, -0.12),
        fold(onSide(through`240 720, 258 790, 252 900`), 28, -0.16),
        glow(onSide(through`399 ${FORK + 20}, 397 ${FORK + 110}, 392 ${FORK + 200}`), 46, -0.22, 0.2),
        crease(onSide(through`398 ${FORK}, 374 ${FORK + 18}, 336 ${FORK + 24}`), 5, -0.32, 0.3),
        ...(spec.kind === 'trouser' || spec.isPleated ? [fold(leg.middle, 44, 0.26), pressedEdge(leg.middle, 1)] : []),
        ...(spec.kind === 'denim' ? seatWear(side, getWear(spec.dye)) : []),
        ...hem(leg, spec),
      ],
    }),
  ]
}

function seatWear(side: Leg['side'], wear: number): Layer[] {
  return [
    haze(pointToSide(side, [318, 260]), 74, 84, 0.16 * wear),
    haze(pointToSide(side, [296, 470]), 70, 170, 0.14 * wear),
    haze(pointToSide(side, [296, 630]), 60, 60, 0.1 * wear),
  ]
}

function hem(leg: Leg, spec: TrouserSpec): Layer[] {
  const up = (distance: number) => offset(leg.hem, inwards(leg.side, distance))
  if (spec.kind === 'trouser') return [crease(up(30), 5, -0.2)]
  return [stitch(up(spec.kind === 'denim' ? 12 : spec.bottom > ANKLE - 1 ? 24 : 20), spec.thread, spec.stitchSize)]
}

/** The seat seam, topstitched twice on jeans. */
export function seatSeam(spec: TrouserSpec): Layer[] {
  const line: Curve = through`400 ${WAIST.bottom - 10}, 400 180, 401 250, 400 ${FORK}`
  if (spec.kind === 'trouser') return [seam(line, 0.9)]
  return [
    seam(line, 0.9),
    stitch(offset(line, -3.5), spec.thread, spec.stitchSize),
    ...(spec.kind === 'denim' ? [stitch(offset(line, -8), spec.thread, spec.stitchSize)] : []),
  ]
}

/** The yoke of jeans, or the darts above the pockets of other trousers. */
export function shaping(spec: TrouserSpec): Layer[] {
  if (spec.kind !== 'denim') {
    return (['left', 'right'] as const).map((side) =>
      seam(toSide(side, through`318 ${WAIST.bottom - 6}, 316 146, 314 166`), 0.7),
    )
  }
  return (['left', 'right'] as const).flatMap((side) => {
    const yoke = toSide(side, through`222 158, 300 172, 400 196`)
    return [
      seam(yoke, 1),
      ...[3.5, 8].map((gap) => stitch(offset(yoke, inwards(side, -gap)), spec.thread, spec.stitchSize)),
    ]
  })
}

/** A jetted pocket with a button. */
function jettedPocket(side: Leg['side'], spec: TrouserSpec): Layer[] {
  const xOnSide = (x: number) => (side === 'left' ? x : 800 - x)
  const lip = (y: number): Curve => through`${xOnSide(256)} ${y + 3}, ${xOnSide(312)} ${y + 1}, ${xOnSide(368)} ${y}`
  const shape = outline(lip(168), reverse(lip(180)))
  return [
    glow(offset(lip(181), inwards(side, 3)), 12, -0.16),
    piece(shape, {
      ...spec,
      level: 6.7,
      grain: 90,
      looseness: 0,
      details: [seam(lip(174), 1.3), fold(lip(171), 7, 0.14)],
    }),
    stitch(lip(166), spec.thread, spec.stitchSize * 0.9),
    stitch(lip(182.5), spec.thread, spec.stitchSize * 0.9),
    bartack([xOnSide(255), 176], 13, 88, spec.thread),
    bartack([xOnSide(369), 174], 13, 90, spec.thread),
    ...button([xOnSide(312), 191], 6.5, getHornColour(spec.dye), 7.6),
    {
      dye: `<path d="M${xOnSide(312)} 180V190" stroke="${spec.thread}" stroke-width="1.4"/>`,
      crease: `<path d="M${xOnSide(312)} 180V190" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    },
  ]
}

/** A patch pocket of jeans with a stitched wave. */
function patchPocket(side: Leg['side'], spec: TrouserSpec): Layer[] {
  const onSide = (curve: Curve) => toSide(side, curve)
  const edges: Curve[] = [
    onSide(through`255 196, 310 203, 366 211`),
    onSide(through`366 211, 364 260, 360 300`),
    onSide(through`360 300, 310 318`),
    onSide(through`310 318, 262 292`),
    onSide(through`262 292, 258 244, 255 196`),
  ]
  const gaps = [3.5, 8]
  return [
    piece(outline(...edges), {
      ...spec,
      level: 7,
      grain: side === 'left' ? 4 : 176,
      looseness: 0.6,
      details: [
        fold(onSide(through`310 216, 308 260, 310 306`), 90, 0.24),
        ...gaps.flatMap((gap) =>
          edges.slice(1).map((edge) => stitch(offset(edge, inwards(side, -gap)), spec.thread, spec.stitchSize)),
        ),
        ...[11, 15.5].map((gap) => stitch(offset(edges[0] ?? [], inwards(side, -gap)), spec.thread, spec.stitchSize)),
        ...[0, 4.5].map((dy) =>
          stitch(
            onSide(through`262 ${246 + dy}, 284 ${250 + dy}, 308 ${268 + dy}, 334 ${258 + dy}, 360 ${258 + dy}`),
            spec.thread,
            spec.stitchSize,
          ),
        ),
        haze(pointToSide(side, [310, 262]), 48, 52, 0.16 * getWear(spec.dye)),
        ...edges.map((edge) => glow(offset(edge, inwards(side, -2)), 7, 0.14)),
      ],
    }),
    ...through`259 200, 362 214`.flatMap(([x = 0, y = 0]) =>
      bartack(pointToSide(side, [x, y]), 10, side === 'left' ? 8 : -8, spec.thread),
    ),
  ]
}

export const backPockets = (spec: TrouserSpec): Layer[] =>
  (['left', 'right'] as const).flatMap((side) =>
    spec.kind === 'denim' ? patchPocket(side, spec) : jettedPocket(side, spec),
  )

/** The waistband from behind, with its loops and, on jeans, the leather patch. */
export function backBand(spec: TrouserSpec): Layer[] {
  const isSmart = spec.kind === 'trouser'
  const loops = [
    [262, WAIST.top - 6, -3],
    [338, WAIST.top - 15, -1],
    [400, WAIST.top - 17, 0],
    [462, WAIST.top - 15, 1],
    [538, WAIST.top - 6, 3],
  ] as const
  return [
    piece(outline(backTop, reverse(backBottom)), {
      ...spec,
      level: 7,
      grain: 90,
      looseness: 0.3,
      details: [
        ...spec.pattern,
        stitch(offset(backBottom, -2.8), spec.thread, spec.stitchSize),
        ...(isSmart ? [] : [stitch(offset(backTop, 3.2), spec.thread, spec.stitchSize)]),
        fold(offset(backBottom, -15), 26, 0.14),
        ...(isSmart ? [seam(through`400 60, 400 120`, 0.8)] : []),
      ],
    }),
    ...(spec.kind === 'denim' ? leatherPatch(spec) : []),
    ...loops.flatMap(([x, y, lean]) => beltLoop([x, y], 40, lean, spec)),
  ]
}

function leatherPatch(spec: TrouserSpec): Layer[] {
  const leather = '#a8744a'
  const [x, y, w, h] = [474, 72, 58, 40]
  return [
    piece(rectangle(x, y, w, h, 1.5), {
      dye: leather,
      cloth: 'leather',
      level: 8,
      looseness: 0,
      details: [
        stitch(through`${x + 2.5} ${y + 2.5}, ${x + w - 2.5} ${y + 2.5}`, spec.thread, 0.5),
        stitch(through`${x + 2.5} ${y + h - 2.5}, ${x + w - 2.5} ${y + h - 2.5}`, spec.thread, 0.5),
      ],
    }),
    wordmark(x + w / 2, y + h / 2, 38, tint(leather, -0.45), -0.6),
  ]
}
