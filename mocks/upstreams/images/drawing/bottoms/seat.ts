import { type Curve, offset, outline, reverse, sample, through } from '../curve.ts'
import { crease, fold, glow, haze } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { legDrape } from './drape.ts'
import { pressedCrease } from './front.ts'
import { hemStitch } from './hems.ts'
import type { Leg } from './legs.ts'
import { inwards, pointToSide, toSide } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { getWear } from './wash.ts'

/** One leg and half of the seat from behind. */
export function backLeg(leg: Leg, spec: TrouserSpec): Layer[] {
  const { side, fork } = leg
  const onSide = (curve: Curve) => toSide(side, curve)
  const { backBottom, bottom } = spec.waist
  const points = sample(backBottom, 41)
  const halfBand = side === 'left' ? points.slice(0, 21) : points.slice(20).reverse()
  const centre: Curve = onSide(through`400 ${fork}, 401 ${fork - 60}, 400 ${bottom + 66}, 400 ${bottom - 11}`)
  const shape = outline(leg.outer, leg.hem, leg.inner, centre, reverse(halfBand))
  const asymmetry = side === 'left' ? 1 : 0.86
  return [
    piece(shape, {
      ...spec,
      level: side === 'left' ? 6 : 6.3,
      grain: side === 'left' ? 1 : 179,
      looseness: Math.min(1, 0.55 + 0.3 * spec.make.creases),
      details: [
        ...spec.pattern,
        // the back lies in other folds than the front
        ...legDrape(leg, { ...spec, seed: spec.seed + 101 }),
        // roundness of the seat above the leg
        fold(onSide(through`318 ${bottom + 36}, 306 ${fork - 84}, 322 ${fork - 18}`), 130, 0.3, 0.55),
        fold(
          onSide(through`398 ${fork - 10}, 362 ${fork + 22}, 316 ${fork + 28}, 256 ${fork + 2}`),
          30,
          -0.26 * asymmetry,
          0.34,
        ),
        fold(onSide(through`398 ${fork + 6}, 366 ${fork + 48}, 320 ${fork + 60}, 262 ${fork + 40}`), 26, 0.16, 0.34),
        crease(onSide(through`398 ${fork}, 374 ${fork + 18}, 336 ${fork + 24}`), 5, -0.32, 0.3),
        ...(spec.isPressed ? pressedCrease(leg) : []),
        ...(spec.cloth === 'denim' ? seatWear(leg, getWear(spec.dye)) : []),
        ...hemStitch(leg, spec),
      ],
    }),
  ]
}

function seatWear({ side, fork }: Leg, wear: number): Layer[] {
  return [
    haze(pointToSide(side, [318, fork - 44]), 74, 84, 0.16 * wear),
    haze(pointToSide(side, [296, fork + 168]), 70, 170, 0.14 * wear),
    haze(pointToSide(side, [296, fork + 328]), 60, 60, 0.1 * wear),
    glow(toSide(side, through`399 ${fork + 20}, 397 ${fork + 110}, 392 ${fork + 200}`), 46, -0.1, 0.2),
  ]
}

/** The seat seam, topstitched twice on jeans. */
export function seatSeam(spec: TrouserSpec): Layer[] {
  const { fork } = spec.make
  const line: Curve = through`400 ${spec.waist.bottom - 10}, 400 ${spec.waist.bottom + 66}, 401 ${fork - 53}, 400 ${fork}`
  if (spec.isSmart) return [seam(line, 0.9)]
  return [
    seam(line, 0.9),
    stitch(offset(line, -3.5), spec.thread, spec.stitchSize),
    ...(spec.isDenim ? [stitch(offset(line, -8), spec.thread, spec.stitchSize)] : []),
  ]
}

/** The yoke of jeans, or the darts above the pockets of other trousers. */
export function shaping(spec: TrouserSpec): Layer[] {
  const { bottom, left } = spec.waist
  if (spec.make.gathers === 'all') return []
  if (!spec.isDenim) {
    return (['left', 'right'] as const).map((side) =>
      seam(toSide(side, through`318 ${bottom - 6}, 316 ${bottom + 32}, 314 ${bottom + 52}`), 0.7),
    )
  }
  return (['left', 'right'] as const).flatMap((side) => {
    const yoke = toSide(side, through`${left - 12} ${bottom + 44}, 300 ${bottom + 58}, 400 ${bottom + 82}`)
    return [
      seam(yoke, 1),
      ...[3.5, 8].map((gap) => stitch(offset(yoke, inwards(side, -gap)), spec.thread, spec.stitchSize)),
    ]
  })
}
