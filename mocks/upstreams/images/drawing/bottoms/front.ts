import { type Curve, offset, outline, pointAt, reverse, sample, subcurve, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { pressedEdge, seam, stitch } from '../seam.ts'
import { bartack, rivet } from '../trim.ts'
import { bendCreases, legDrape } from './drape.ts'
import { FORK, type Leg, WAIST } from './legs.ts'
import { bandEdge, inwards, pointToSide, toSide } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { fades, getWear } from './wash.ts'

/** The back edge of the leg opening, slightly lower than the front edge. */
export function hemBack({ hem }: Leg, spec: TrouserSpec): Layer {
  const [a, b] = [pointAt(hem, 0), pointAt(hem, 1)]
  const low: Curve = [a, [(a[0] + b[0]) / 2, a[1] + 12], b]
  return piece(outline(low, reverse(hem)), { dye: tint(spec.dye, -0.3), cloth: spec.cloth, level: 3.6, looseness: 0 })
}

/** The pocket opening from waistband to side seam: slanted, or curved on jeans. */
const mouth = (side: Leg['side'], spec: TrouserSpec): Curve =>
  toSide(
    side,
    spec.kind === 'denim'
      ? through`306 ${WAIST.bottom + 9}, 300 146, 280 168, 248 179, 217 179`
      : through`277 ${WAIST.bottom + 6}, 255 150, 231 186, 209 210`,
  )

const REACH = { slant: { seam: 0.15, band: 0.13, y: 209 }, scoop: { seam: 0.12, band: 0.22, y: 179 } } as const
const reach = (spec: TrouserSpec) => (spec.kind === 'denim' ? REACH.scoop : REACH.slant)

/** The facing inside the pocket opening, with a coin pocket on jeans. */
export function facing(leg: Leg, spec: TrouserSpec): Layer[] {
  const { seam: down, band } = reach(spec)
  const lip = mouth(leg.side, spec)
  const share = spec.bottom > 900 ? down : down * (820 / (spec.bottom - WAIST.bottom))
  const shape = outline(
    subcurve(leg.outer, 0, Math.min(1, share + 0.03)),
    reverse(lip),
    reverse(bandEdge(leg.side, 0, band)),
  )
  const coin: Layer[] =
    spec.kind === 'denim' && leg.side === 'right'
      ? [
          stitch(through`506 152, 530 149, 556 146`, spec.thread, 0.7),
          stitch(through`506 156, 530 153, 556 150`, spec.thread, 0.7),
          seam(through`506 149, 530 146, 556 143`, 1),
        ]
      : []
  return [
    piece(shape, { ...spec, level: 5.1, looseness: 0.2, details: [...spec.pattern, ...coin, glow(lip, 22, -0.24)] }),
  ]
}

/** One front leg below its pocket. */
export function frontLeg(leg: Leg, spec: TrouserSpec): Layer[] {
  const { side } = leg
  const lip = mouth(side, spec)
  const body = sample(leg.outer, 120).filter((point) => point[1] > reach(spec).y)
  const shape = outline(lip, body, leg.hem, leg.inner, leg.centre, reverse(bandEdge(side, reach(spec).band, 0.5)))
  const lines = [0, ...(spec.kind === 'denim' ? [4] : [])]
  return [
    piece(shape, {
      ...spec,
      level: side === 'left' ? 6 : 6.5,
      grain: side === 'left' ? 1 : 179,
      details: [
        ...spec.pattern,
        ...legDrape(leg),
        ...(spec.kind === 'trouser' || spec.isPleated
          ? [fold(leg.middle, 46, 0.3), pressedEdge(leg.middle, 1)]
          : bendCreases(leg)),
        ...(spec.isPleated ? pleat(side) : []),
        ...(spec.kind === 'denim' ? fades(leg, getWear(spec.dye)) : []),
        ...lines.map((gap) => stitch(offset(lip, inwards(side, 4.5 + gap)), spec.thread, spec.stitchSize)),
        ...sideSeam(leg, spec),
        ...hemStitch(leg, spec),
      ],
    }),
    ...tacks(side, spec),
  ]
}

/** A forward pleat below the waistband. */
function pleat(side: Leg['side']): Layer[] {
  const edge = toSide(side, through`318 ${WAIST.bottom + 6}, 314 170, 309 240`)
  return [
    seam(subcurve(edge, 0, 0.8), 1.2),
    fold(toSide(side, through`308 ${WAIST.bottom + 8}, 302 180, 300 270`), 26, 0.36, 0.3),
    glow(offset(edge, inwards(side, -5)), 14, -0.2, 0.25),
  ]
}

function tacks(side: Leg['side'], spec: TrouserSpec): Layer[] {
  if (spec.kind === 'denim') {
    return through`302 136, 226 184`.flatMap(([x = 0, y = 0]) => rivet(pointToSide(side, [x, y]), 3.6, '#b0844f', 7.4))
  }
  const sign = side === 'left' ? 1 : -1
  return [
    bartack(pointToSide(side, [271, WAIST.bottom + 14]), 8, -58 * sign, spec.thread),
    bartack(pointToSide(side, [220, 201]), 8, 8 * sign, spec.thread),
  ]
}

function sideSeam(leg: Leg, spec: TrouserSpec): Layer[] {
  if (spec.kind === 'trouser') return []
  const stop = spec.kind === 'denim' ? 290 : spec.bottom
  const line = sample(offset(leg.outer, inwards(leg.side, 4), 120), 120).filter(
    ([, y]) => y > reach(spec).y + 4 && y < stop,
  )
  const felled =
    spec.kind === 'denim'
      ? [stitch(offset(leg.inner, inwards(leg.side, 5), 60), spec.thread, spec.stitchSize * 0.9)]
      : []
  return [stitch(line, spec.thread, spec.stitchSize), ...felled]
}

/** The hem: blind-stitched on smart trousers, topstitched on others. */
function hemStitch(leg: Leg, spec: TrouserSpec): Layer[] {
  const up = (distance: number) => offset(leg.hem, inwards(leg.side, distance))
  if (spec.kind === 'trouser') return [crease(up(30), 5, -0.2)]
  const deep = spec.kind === 'denim' ? 12 : spec.bottom > 900 ? 24 : 20
  return [
    stitch(up(deep), spec.thread, spec.stitchSize),
    crease(up(deep / 2), 8, 0.2),
    ...(spec.kind === 'denim' ? [glow(up(3), 7, 0.22), glow(up(deep + 2), 5, -0.12)] : []),
  ]
}

/** The fly and its J-shaped topstitching, on the wearer's left. */
export function fly(spec: TrouserSpec): Layer[] {
  const j = (inset: number): Curve =>
    through`${430 - inset} ${WAIST.bottom + 14}, ${430 - inset} 200, ${427 - inset} 230, ${414 - inset * 0.5} ${250 - inset}, 401 ${257 - inset}`
  const hasPlainSeam = spec.kind === 'trouser'
  return [
    seam(through`400 126, 400 200, 400 ${FORK}`, 0.9),
    stitch(j(0), spec.thread, spec.stitchSize),
    ...(spec.kind === 'denim' ? [stitch(j(4.5), spec.thread, spec.stitchSize)] : []),
    ...(hasPlainSeam ? [] : [stitch(through`404.5 258, 404 280, 403 ${FORK - 2}`, spec.thread, spec.stitchSize)]),
    ...(spec.kind === 'denim'
      ? [stitch(through`409 256, 408.5 280, 407 ${FORK - 4}`, spec.thread, spec.stitchSize)]
      : []),
    bartack([410, 253], 9, -30, spec.thread),
    bartack([402, 262], 8, 90, spec.thread),
    fold(through`414 130, 414 190, 410 250`, 30, 0.16),
  ]
}
