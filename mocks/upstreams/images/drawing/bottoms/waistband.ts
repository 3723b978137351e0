import type { BeltColours } from '../belt-colours.ts'
import { type Curve, offset, outline, pointAt, reverse, sample, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import { gathers } from '../gather.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { beltLoop, button, buttonhole, getHornColour, rectangle, rivet } from '../trim.ts'
import { wordmark } from '../wordmark.ts'
import { drawcord } from './drawcord.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { DIP } from './waist.ts'

/** The inside of the back waist, visible above the front: waistband, lining and label. */
export function insideWaist(spec: TrouserSpec): Layer[] {
  const { rim, frontBottom, top } = spec.waist
  return [
    piece(outline(rim, reverse(frontBottom)), {
      dye: tint(spec.dye, -0.1),
      cloth: spec.cloth,
      level: 4.4,
      grain: 90,
      looseness: 0.1,
      details: [
        {
          dye: `<path d="${outline(offset(rim, 13), through`620 150, 180 150`)}" fill="${spec.lining}"/>`,
        },
        seam(offset(rim, 13), 0.8),
        stitch(offset(rim, 3.5), spec.thread, spec.stitchSize * 0.8),
        glow(offset(rim, 26), 30, -0.3),
      ],
    }),
    piece(rectangle(377, top - 14, 46, 20, 1), { dye: '#f0eadf', cloth: 'twill', level: 4.7, grain: 90, looseness: 0 }),
    wordmark(400, top - 5, 30, '#1b2c44'),
  ]
}

const cut = (curve: Curve, from: number, to: number) => sample(curve, 160).filter(([x]) => x >= from && x <= to)

/** Where the upper half of the waistband ends, at the wearer's right. */
const TAB_ENDS = { button: 385, shank: 385, hook: 367, tab: 352, cord: 400 } as const

/** The closed front waistband, the wearer's left over the right, with what is sewn on it. */
export function band(spec: TrouserSpec): Layer[] {
  const { waist, make } = spec
  const isOpen = make.closure !== 'cord' || make.gathers === 'sides'
  const end = TAB_ENDS[make.closure]
  return [
    ...(isOpen
      ? [bandPart(spec, waist.left - 4, 412, 7), bandPart(spec, end, waist.right + 4, 7.8)]
      : [bandPart(spec, waist.left - 4, waist.right + 4, 7.4)]),
    ...gathered(spec, waist.frontTop, waist.frontBottom),
    ...closure(spec, end),
    ...frontLoops(spec),
    ...(make.hasAdjusters ? adjusters(spec) : []),
    ...(make.hasTicketPocket ? ticketPocket(spec) : []),
    ...(make.closure === 'cord' ? drawcord(spec, make.gathers === 'sides') : []),
  ]
}

function bandPart(spec: TrouserSpec, from: number, to: number, level: number): Layer {
  const [top, bottom] = [cut(spec.waist.frontTop, from, to), cut(spec.waist.frontBottom, from, to)]
  const isEdged = !spec.isSmart && spec.make.gathers !== 'all'
  return piece(outline(top, reverse(bottom)), {
    ...spec,
    level,
    grain: 90,
    looseness: 0.3,
    details: [
      ...spec.pattern,
      stitch(offset(bottom, -2.8), spec.thread, spec.stitchSize),
      ...(isEdged ? [stitch(offset(top, 3.2), spec.thread, spec.stitchSize)] : []),
      fold(offset(bottom, -spec.make.band / 2), spec.make.band - 4, 0.14),
    ],
  })
}

/** The ruches of an elastic waistband, and the folds that run from them into the legs. */
export function gathered({ make, thread }: TrouserSpec, top: Curve, bottom: Curve): Layer[] {
  if (make.gathers === 'none') return []
  const [upper, lower] = [sample(top, 61), sample(bottom, 61)]
  const isGathered = (i: number) => make.gathers === 'all' || i < 15 || i > 45
  const ruches = upper.flatMap((from, i) => {
    const to = lower[i] ?? from
    if (!isGathered(i)) return []
    const sway = Math.sin(i * 2.3) * 1.6
    return [
      crease(
        [
          [from[0] + sway, from[1] + 1],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
          [to[0] - sway, to[1] + 2],
        ],
        5,
        i % 2 ? 0.6 : -0.55,
      ),
    ]
  })
  const folds =
    make.gathers === 'all'
      ? gathers(bottom, 66, 30)
      : [...gathers(sample(bottom, 61).slice(0, 16), 60, 8), ...gathers(sample(bottom, 61).slice(45), 60, 8)]
  const rows =
    make.gathers === 'all' ? [0.36, 0.68].map((share) => stitch(offset(top, make.band * share), thread, 0.55)) : []
  return [...ruches, ...folds, ...rows, seam(bottom, 0.8)]
}

function closure(spec: TrouserSpec, end: number): Layer[] {
  const y = spec.waist.top + DIP + spec.make.band / 2
  const half = spec.make.band / 2 - 2
  const edge = stitch(through`${end + 3} ${y - half}, ${end + 3} ${y + half}`, spec.thread, spec.stitchSize)
  const at = (x: number) => [edge, buttonhole([x - 5, y], 18, 0, spec.thread)]
  switch (spec.make.closure) {
    case 'hook':
      return [edge]
    case 'shank':
      return [...at(399), ...rivet([400, y], 9, spec.cloth === 'denim' ? '#b08d57' : '#6d6a64', 9.4)]
    case 'button':
      return [...at(399), ...button([399, y], 8.5, getHornColour(spec.dye), 9.4)]
    case 'tab':
      return [...at(368), ...button([368, y], 7.5, getHornColour(spec.dye), 9.4)]
    case 'cord':
      return []
  }
}

/** Places of the loops as shares of the waistband in front. */
const LOOPS = { none: [], thin: [0.09, 0.28, 0.72, 0.91], wide: [0.1, 0.3, 0.7, 0.9] } as const

/** A belt through the loops, with its buckle over the fly. */
export function wornBelt(spec: TrouserSpec, { dye, edge, thread, metal, cloth }: BeltColours): Layer[] {
  const middle = offset(spec.waist.frontTop, spec.make.band / 2, 60)
  const y = spec.waist.top + DIP + spec.make.band / 2
  const strip = (from: number, to: number) => cut(middle, from, to)
  const strap = (from: number, to: number, level: number) =>
    piece(outline(offset(strip(from, to), -13), reverse(offset(strip(from, to), 13))), {
      dye,
      cloth,
      level,
      grain: 90,
      looseness: 0,
      details: [
        fold(strip(from, to), 24, 0.2),
        ...[-10.5, 10.5].map((gap) => stitch(offset(strip(from, to), gap), thread, 0.6)),
      ],
    })
  const frame = `${rectangle(372, y - 20, 46, 40, 6)}M378 ${y - 11}v22q0 3 3 3h28q3 0 3-3v-22q0-3-3-3h-28q-3 0-3 3Z`
  return [
    strap(spec.waist.left - 2, spec.waist.right + 2, 8),
    strap(384, 476, 8.6),
    ...frontLoops(spec),
    piece(rectangle(446, y - 17, 11, 34, 2), { dye: edge, cloth, level: 9.4, looseness: 0 }),
    piece(frame, { dye: metal, cloth: 'none', level: 10, looseness: 0 }),
    piece(rectangle(374, y - 2.5, 40, 5, 2), { dye: metal, cloth: 'none', level: 10.6, looseness: 0 }),
  ]
}

function frontLoops(spec: TrouserSpec): Layer[] {
  const { waist, make } = spec
  return LOOPS[make.loops].flatMap((share) => {
    const [x, y] = pointAt(waist.frontTop, share)
    return beltLoop([x, y - 4], make.band + 12, (share - 0.5) * 9, { ...spec, isWide: make.loops === 'wide' })
  })
}

/** A strap with a metal slider at each side of the waistband. */
function adjusters(spec: TrouserSpec): Layer[] {
  const { waist, make } = spec
  return [0.04, 0.96].flatMap((share) => {
    const sign = share < 0.5 ? 1 : -1
    const [x, y] = pointAt(waist.frontTop, share)
    const middle = y + make.band / 2 + (sign > 0 ? 2 : 0)
    const strap: Curve = [
      [x - 8 * sign, middle],
      [x + 26 * sign, middle + 3],
      [x + 58 * sign, middle + 6],
    ]
    return [
      piece(outline(offset(strap, -7), reverse(offset(strap, 7))), {
        ...spec,
        level: 8.6,
        grain: 90,
        looseness: 0,
        details: [stitch(offset(strap, -4.5), spec.thread, 0.5), stitch(offset(strap, 4.5), spec.thread, 0.5)],
      }),
      piece(rectangle(x + 26 * sign - 4, middle - 7, 8, 20, 2), {
        dye: '#8c8f93',
        cloth: 'none',
        level: 9.6,
        looseness: 0,
      }),
    ]
  })
}

/** A small jetted pocket below the waistband, on the wearer's right. */
function ticketPocket(spec: TrouserSpec): Layer[] {
  const y = spec.waist.bottom + 30
  const lip: Curve = through`300 ${y}, 322 ${y + 2}, 346 ${y + 4}`
  return [
    piece(outline(lip, reverse(offset(lip, 8))), {
      ...spec,
      level: 7,
      grain: 90,
      looseness: 0,
      details: [...spec.pattern],
    }),
    seam(offset(lip, 4), 1),
    glow(offset(lip, 10), 8, -0.16),
  ]
}
