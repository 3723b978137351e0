import { type Curve, offset, outline, pointAt, reverse, sample } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { getPointOnLeg, getXAt, type Leg } from './legs.ts'
import { inwards } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** The back edge of the leg opening, slightly lower than the front edge. */
export function hemBack({ hem }: Leg, spec: TrouserSpec): Layer {
  const [a, b] = [pointAt(hem, 0), pointAt(hem, 1)]
  const low: Curve = [a, [(a[0] + b[0]) / 2, a[1] + 6], b]
  return piece(outline(low, reverse(hem)), { dye: tint(spec.dye, -0.14), cloth: spec.cloth, level: 4.6, looseness: 0 })
}

/** The hem: blind-stitched on smart trousers, topstitched on others. */
export function hemStitch(leg: Leg, spec: TrouserSpec): Layer[] {
  const up = (distance: number) => offset(leg.hem, inwards(leg.side, distance))
  switch (spec.make.hems) {
    case 'blind':
      return [crease(up(32), 5, -0.2)]
    case 'stitched': {
      const deep = spec.isDenim ? 12 : leg.bottom > 700 ? 24 : 20
      return [
        stitch(up(deep), spec.thread, spec.stitchSize),
        crease(up(deep / 2), 8, 0.2),
        ...(spec.cloth === 'denim' ? [glow(up(3), 7, 0.22), glow(up(deep + 2), 5, -0.12)] : []),
      ]
    }
    default:
      return []
  }
}

const HEIGHTS = { 'turned-up': 36, rolled: 30, cuffed: 26 } as const

/** A turn-up around the hem, pressed or rolled twice, or the narrow tape of technical trousers. */
export function turnUp(leg: Leg, spec: TrouserSpec): Layer[] {
  const { hems, inside } = spec.make
  if (hems === 'blind' || hems === 'stitched') return []
  const height = HEIGHTS[hems]
  const flat = inside ?? (spec.cloth === 'denim' ? tint(spec.dye, 0.42, 0.6) : spec.dye)
  const dye = hems === 'rolled' ? tint(spec.dye, 0.07, 0.85) : flat
  const band = drawBand(leg, leg.bottom - height, leg.bottom + 1, hems === 'cuffed' ? 0 : 3)
  const isPatterned = hems !== 'cuffed' && !inside
  const marks: Layer[] = [
    ...(isPatterned ? spec.pattern : []),
    fold(band.middle, height * 1.1, 0.3),
    fold([...band.low], 9, -0.4),
    ...(hems === 'rolled' ? [seam(band.middle, 1.1), fold(offset(band.middle, 8 * side(leg)), 14, 0.2)] : []),
    ...(hems === 'cuffed' ? [stitch(band.middle, spec.thread, 0.5)] : []),
    ...(spec.cloth === 'denim' && !inside ? selvedge(band.low, leg) : []),
    glow(band.top, 5, 0.1),
  ]
  return [
    glow(offset(band.top, -4 * side(leg)), 10, -0.16),
    piece(band.shape, { ...spec, dye, level: hems === 'cuffed' ? 7 : 8, looseness: 0.3, details: marks }),
  ]
}

const side = (leg: Leg) => (leg.side === 'left' ? 1 : -1)

function drawBand(leg: Leg, from: number, to: number, spread: number) {
  const sign = side(leg)
  const row = (y: number, bow: number): Curve => [
    [getXAt(leg.outer, Math.min(y, leg.bottom)) - spread * sign, y],
    [getPointOnLeg(leg, 0.5, Math.min(y, leg.bottom))[0], y + bow],
    [getXAt(leg.inner, Math.min(y, leg.bottom)) + spread * sign, y],
  ]
  const [top, low] = [row(from, 5), row(to, 6)]
  return { top, low, middle: row((from + to) / 2, 5), shape: outline(top, sample(low, 8).reverse()) }
}

/** The red line of selvedge denim, on the inside of the seam. */
function selvedge(low: Curve, leg: Leg): Layer[] {
  const [x, y] = low[leg.side === 'left' ? 0 : 0] ?? [0, 0]
  const sign = side(leg)
  const line = (dx: number, colour: string, width: number) =>
    `<path d="M${x + dx * sign} ${y - 40}V${y + 4}" stroke="${colour}" stroke-width="${width}"/>`
  return [{ dye: line(9, '#f2ede1', 9) + line(11, '#a8323a', 2) }]
}
