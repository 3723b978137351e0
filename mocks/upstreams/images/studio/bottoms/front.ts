import { along, beside, type Curve, outline, reversed, sample, stretch, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tinted } from '../palette.ts'
import { piece } from '../piece.ts'
import { pressed, seam, stitch } from '../seam.ts'
import { bartack, rivet } from '../trim.ts'
import { drapeOfLeg, keptCreases } from './drape.ts'
import { FORK, type Leg, WAIST } from './legs.ts'
import type { Make } from './make.ts'
import { inwards, onSide, pointOn, underBand } from './sides.ts'
import { fades, wornness } from './wash.ts'

/** The back of the leg opening, a little lower than the front's. */
export function backOfHem({ hem }: Leg, make: Make): Layer {
  const [a, b] = [along(hem, 0), along(hem, 1)]
  const low: Curve = [a, [(a[0] + b[0]) / 2, a[1] + 12], b]
  return piece(outline(low, reversed(hem)), { dye: tinted(make.dye, -0.3), cloth: make.cloth, level: 3.6, unrest: 0 })
}

/** The pocket's mouth, from the band to the side seam: a slant, or the scoop of jeans. */
const mouth = (side: Leg['side'], make: Make): Curve =>
  onSide(
    side,
    make.kind === 'denim'
      ? through`306 ${WAIST.bottom + 9}, 300 146, 280 168, 248 179, 217 179`
      : through`277 ${WAIST.bottom + 6}, 255 150, 231 186, 209 210`,
  )

const REACH = { slant: { seam: 0.15, band: 0.13, y: 209 }, scoop: { seam: 0.12, band: 0.22, y: 179 } } as const
const reach = (make: Make) => (make.kind === 'denim' ? REACH.scoop : REACH.slant)

/** What is seen inside the pocket's mouth; jeans keep a coin pocket there. */
export function facing(each: Leg, make: Make): Layer[] {
  const { seam: down, band } = reach(make)
  const lip = mouth(each.side, make)
  const share = make.bottom > 900 ? down : down * (820 / (make.bottom - WAIST.bottom))
  const shape = outline(
    stretch(each.outer, 0, Math.min(1, share + 0.03)),
    reversed(lip),
    reversed(underBand(each.side, 0, band)),
  )
  const coin: Layer[] =
    make.kind === 'denim' && each.side === 'right'
      ? [
          stitch(through`506 152, 530 149, 556 146`, make.thread, 0.7),
          stitch(through`506 156, 530 153, 556 150`, make.thread, 0.7),
          seam(through`506 149, 530 146, 556 143`, 1),
        ]
      : []
  return [piece(shape, { ...make, level: 5.1, unrest: 0.2, on: [...make.pattern, ...coin, glow(lip, 22, -0.24)] })]
}

/** One front leg below its pocket. */
export function frontLeg(each: Leg, make: Make): Layer[] {
  const { side } = each
  const lip = mouth(side, make)
  const body = sample(each.outer, 120).filter((point) => point[1] > reach(make).y)
  const shape = outline(lip, body, each.hem, each.inner, each.centre, reversed(underBand(side, reach(make).band, 0.5)))
  const lines = [0, ...(make.kind === 'denim' ? [4] : [])]
  return [
    piece(shape, {
      ...make,
      level: side === 'left' ? 6 : 6.5,
      grain: side === 'left' ? 1 : 179,
      on: [
        ...make.pattern,
        ...drapeOfLeg(each),
        ...(make.kind === 'trouser' || make.pleated
          ? [fold(each.middle, 46, 0.3), pressed(each.middle, 1)]
          : keptCreases(each)),
        ...(make.pleated ? pleat(side) : []),
        ...(make.kind === 'denim' ? fades(each, wornness(make.dye)) : []),
        ...lines.map((gap) => stitch(beside(lip, inwards(side, 4.5 + gap)), make.thread, make.stitchSize)),
        ...sideSeam(each, make),
        ...hemStitch(each, make),
      ],
    }),
    ...tacks(side, make),
  ]
}

/** A forward pleat: a fold of cloth held by the band, that opens over the thigh. */
function pleat(side: Leg['side']): Layer[] {
  const edge = onSide(side, through`318 ${WAIST.bottom + 6}, 314 170, 309 240`)
  return [
    seam(stretch(edge, 0, 0.8), 1.2),
    fold(onSide(side, through`308 ${WAIST.bottom + 8}, 302 180, 300 270`), 26, 0.36, 0.3),
    glow(beside(edge, inwards(side, -5)), 14, -0.2, 0.25),
  ]
}

function tacks(side: Leg['side'], make: Make): Layer[] {
  if (make.kind === 'denim') {
    return through`302 136, 226 184`.flatMap(([x = 0, y = 0]) => rivet(pointOn(side, [x, y]), 3.6, '#b0844f', 7.4))
  }
  const turn = side === 'left' ? 1 : -1
  return [
    bartack(pointOn(side, [271, WAIST.bottom + 14]), 8, -58 * turn, make.thread),
    bartack(pointOn(side, [220, 201]), 8, 8 * turn, make.thread),
  ]
}

function sideSeam(each: Leg, make: Make): Layer[] {
  if (make.kind === 'trouser') return []
  const stop = make.kind === 'denim' ? 290 : make.bottom
  const line = sample(beside(each.outer, inwards(each.side, 4), 120), 120).filter(
    ([, y]) => y > reach(make).y + 4 && y < stop,
  )
  const felled =
    make.kind === 'denim'
      ? [stitch(beside(each.inner, inwards(each.side, 5), 60), make.thread, make.stitchSize * 0.9)]
      : []
  return [stitch(line, make.thread, make.stitchSize), ...felled]
}

/** Smart trousers are felled blind; the others are stitched. */
function hemStitch(each: Leg, make: Make): Layer[] {
  const up = (distance: number) => beside(each.hem, inwards(each.side, distance))
  if (make.kind === 'trouser') return [crease(up(30), 5, -0.2)]
  const deep = make.kind === 'denim' ? 12 : make.bottom > 900 ? 24 : 20
  return [
    stitch(up(deep), make.thread, make.stitchSize),
    crease(up(deep / 2), 8, 0.2),
    ...(make.kind === 'denim' ? [glow(up(3), 7, 0.22), glow(up(deep + 2), 5, -0.12)] : []),
  ]
}

/** The fly's edge and its J of stitches, on the wearer's left. */
export function fly(make: Make): Layer[] {
  const j = (inset: number): Curve =>
    through`${430 - inset} ${WAIST.bottom + 14}, ${430 - inset} 200, ${427 - inset} 230, ${414 - inset * 0.5} ${250 - inset}, 401 ${257 - inset}`
  const plainSeam = make.kind === 'trouser'
  return [
    seam(through`400 126, 400 200, 400 ${FORK}`, 0.9),
    stitch(j(0), make.thread, make.stitchSize),
    ...(make.kind === 'denim' ? [stitch(j(4.5), make.thread, make.stitchSize)] : []),
    ...(plainSeam ? [] : [stitch(through`404.5 258, 404 280, 403 ${FORK - 2}`, make.thread, make.stitchSize)]),
    ...(make.kind === 'denim'
      ? [stitch(through`409 256, 408.5 280, 407 ${FORK - 4}`, make.thread, make.stitchSize)]
      : []),
    bartack([410, 253], 9, -30, make.thread),
    bartack([402, 262], 8, 90, make.thread),
    fold(through`414 130, 414 190, 410 250`, 30, 0.16),
  ]
}
