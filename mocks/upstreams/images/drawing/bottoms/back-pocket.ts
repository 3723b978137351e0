import { type Curve, offset, outline, reverse, through } from '../curve.ts'
import { fold, glow, haze } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { bartack, button, getHornColour, rivet } from '../trim.ts'
import type { Leg } from './legs.ts'
import { inwards, pointToSide, toSide } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { getWear } from './wash.ts'

/** The back pockets of a make. */
export function backPockets(spec: TrouserSpec): Layer[] {
  switch (spec.make.backPocket) {
    case 'patch':
      return spec.make.gathers === 'all'
        ? patchPocket('right', spec)
        : (['left', 'right'] as const).flatMap((side) => patchPocket(side, spec))
    case 'zip':
      return zipPocket(spec)
    default:
      return (['left', 'right'] as const).flatMap((side) => [
        ...jettedPocket(side, spec),
        ...(spec.make.backPocket === 'flap' ? flap(side, spec) : []),
      ])
  }
}

const xOn = (side: Leg['side'], x: number) => (side === 'left' ? x : 800 - x)
const getLip = (side: Leg['side'], y: number): Curve =>
  through`${xOn(side, 256)} ${y + 3}, ${xOn(side, 312)} ${y + 1}, ${xOn(side, 368)} ${y}`

/** A jetted pocket with a button. */
function jettedPocket(side: Leg['side'], spec: TrouserSpec): Layer[] {
  const y = spec.waist.bottom + 54
  const lip = (dy: number) => getLip(side, y + dy)
  const x = xOn(side, 312)
  return [
    glow(offset(lip(13), inwards(side, 3)), 12, -0.16),
    piece(outline(lip(0), reverse(lip(12))), {
      ...spec,
      level: 6.7,
      grain: 90,
      looseness: 0,
      details: [seam(lip(6), 1.3), fold(lip(3), 7, 0.14)],
    }),
    stitch(lip(-2), spec.thread, spec.stitchSize * 0.9),
    stitch(lip(14.5), spec.thread, spec.stitchSize * 0.9),
    bartack([xOn(side, 255), y + 8], 13, 88, spec.thread),
    bartack([xOn(side, 369), y + 6], 13, 90, spec.thread),
    ...button([x, y + 23], 6.5, getHornColour(spec.dye), 7.6),
    {
      dye: `<path d="M${x} ${y + 12}V${y + 22}" stroke="${spec.thread}" stroke-width="1.4"/>`,
      crease: `<path d="M${x} ${y + 12}V${y + 22}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    },
  ]
}

/** A pointed flap over a jetted pocket. */
function flap(side: Leg['side'], spec: TrouserSpec): Layer[] {
  const y = spec.waist.bottom + 52
  const top = getLip(side, y)
  const low: Curve = through`${xOn(side, 370)} ${y + 32}, ${xOn(side, 312)} ${y + 46}, ${xOn(side, 254)} ${y + 35}`
  return [
    piece(outline(top, low), {
      ...spec,
      level: 8,
      grain: 2,
      looseness: 0.3,
      details: [
        ...spec.pattern,
        stitch(offset(low, inwards(side, -4)), spec.thread, spec.stitchSize),
        fold(top, 12, 0.2),
      ],
    }),
    ...button([xOn(side, 312), y + 34], 6, getHornColour(spec.dye), 9.2),
  ]
}

/** One hidden zip on the right. */
function zipPocket(spec: TrouserSpec): Layer[] {
  const y = spec.waist.bottom + 62
  const line: Curve = through`438 ${y}, 490 ${y + 3}, 544 ${y + 8}`
  const path = `<path d="M438 ${y}Q490 ${y + 3} 544 ${y + 8}" fill="none" stroke="#141518" stroke-width="3"/>`
  return [
    glow(offset(line, 6), 12, -0.16),
    { dye: path, crease: path },
    stitch(offset(line, 5), spec.thread, spec.stitchSize * 0.9),
    stitch(offset(line, -5), spec.thread, spec.stitchSize * 0.9),
    ...rivet([540, y + 8], 3.4, '#8d9095', 7.6),
  ]
}

/** A patch pocket; on jeans with a stitched wave. */
function patchPocket(side: Leg['side'], spec: TrouserSpec): Layer[] {
  const dy = spec.waist.bottom - 114
  const onSide = (curve: Curve) =>
    toSide(
      side,
      curve.map(([x, y]) => [x, y + dy] as const),
    )
  const edges: Curve[] = [
    onSide(through`255 196, 310 203, 366 211`),
    onSide(through`366 211, 364 260, 360 300`),
    onSide(through`360 300, 310 318`),
    onSide(through`310 318, 262 292`),
    onSide(through`262 292, 258 244, 255 196`),
  ]
  const rows = spec.isDenim ? [3.5, 8] : [4]
  const row = (edge: Curve, gap: number) => stitch(offset(edge, inwards(side, -gap)), spec.thread, spec.stitchSize)
  const wave = [0, 4.5].map((down) =>
    stitch(
      onSide(through`262 ${246 + down}, 284 ${250 + down}, 308 ${268 + down}, 334 ${258 + down}, 360 ${258 + down}`),
      spec.thread,
      spec.stitchSize,
    ),
  )
  return [
    piece(outline(...edges), {
      ...spec,
      level: 7,
      grain: side === 'left' ? 4 : 176,
      looseness: 0.6,
      details: [
        ...spec.pattern,
        fold(onSide(through`310 216, 308 260, 310 306`), 90, 0.24),
        ...rows.flatMap((gap) => edges.slice(1).map((edge) => row(edge, gap))),
        ...[11, 15.5].map((gap) => row(edges[0] ?? [], gap)),
        ...(spec.isDenim ? wave : []),
        haze(pointToSide(side, [310, 262 + dy]), 48, 52, 0.16 * (spec.cloth === 'denim' ? getWear(spec.dye) : 0)),
        ...edges.map((edge) => glow(offset(edge, inwards(side, -2)), 7, spec.isDenim ? 0.14 : 0.04)),
      ],
    }),
    ...through`259 200, 362 214`.flatMap(([x = 0, y = 0]) =>
      bartack(pointToSide(side, [x, y + dy]), 10, side === 'left' ? 8 : -8, spec.thread),
    ),
  ]
}
