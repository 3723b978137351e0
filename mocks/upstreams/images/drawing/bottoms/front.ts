import { type Curve, offset, outline, reverse, sample, subcurve, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { piece } from '../piece.ts'
import { pressedEdge, seam, stitch } from '../seam.ts'
import { bartack } from '../trim.ts'
import { legDrape } from './drape.ts'
import { drawPocket, getMouth, getPocketShare } from './front-pocket.ts'
import { hemStitch } from './hems.ts'
import { getPointOnLeg, getXAt, type Leg } from './legs.ts'
import { bandEdge, inwards, toSide } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { DIP } from './waist.ts'
import { fades, getWear } from './wash.ts'

/** One front leg below its pocket. */
export function frontLeg(leg: Leg, spec: TrouserSpec): Layer[] {
  const { side } = leg
  const lip = getMouth(leg, spec)
  const lipEnd = lip.at(-1)?.[1] ?? 0
  const body: Curve = [...lip.slice(-1), ...sample(leg.outer, 160).filter(([, y]) => y > lipEnd + 2)]
  const shape = outline(
    lip,
    body,
    leg.hem,
    leg.inner,
    leg.centre,
    reverse(bandEdge(spec.waist, side, getPocketShare(spec), 0.5)),
  )
  return [
    piece(shape, {
      ...spec,
      level: side === 'left' ? 6 : 6.5,
      grain: side === 'left' ? 1 : 179,
      looseness: Math.min(1, 0.55 + 0.3 * spec.make.creases),
      details: [
        ...spec.pattern,
        ...legDrape(leg, spec),
        ...(spec.isPressed ? pressedCrease(leg) : []),
        ...(spec.make.front === 'pleated' ? pleat(leg, spec) : []),
        ...(spec.make.front === 'darted' ? kneeSeams(leg, spec) : []),
        ...(spec.isDenim && spec.cloth === 'denim' ? fades(leg, getWear(spec.dye)) : []),
        ...sideSeam(leg, lipEnd, spec),
        ...hemStitch(leg, spec),
      ],
    }),
    ...drawPocket(leg, spec),
  ]
}

/** A pressed crease: light on the side that faces the light, dark on the other. */
export function pressedCrease(leg: Leg): Layer[] {
  return [
    fold(leg.middle, 64, 0.34),
    pressedEdge(leg.middle, 1.1),
    glow(offset(leg.middle, 20), 44, 0.07),
    glow(offset(leg.middle, -22), 48, -0.13),
  ]
}

/** A forward pleat below the waistband. */
function pleat(leg: Leg, { waist }: TrouserSpec): Layer[] {
  const { side } = leg
  const x = 400 - (400 - waist.left) * 0.5
  return [0, 27].flatMap((inset, i) => {
    const edge = toSide(
      side,
      through`${x - inset} ${waist.bottom + 6}, ${x - inset - 3} ${waist.bottom + 60}, ${x - inset - 9} ${waist.bottom + (i ? 96 : 148)}`,
    )
    return [
      seam(subcurve(edge, 0, 0.75), 1.3),
      fold(offset(edge, inwards(side, -11)), 26, 0.42, 0.26),
      glow(offset(edge, inwards(side, 5)), 16, -0.26, 0.24),
    ]
  })
}

/** A shaped seam across each knee. */
function kneeSeams(leg: Leg, spec: TrouserSpec): Layer[] {
  const knee = leg.fork + (leg.bottom - leg.fork) * (leg.bottom > 700 ? 0.45 : 0.62)
  return [-22, 24].flatMap((dy, i) => {
    const bow = i ? -9 : 9
    const line: Curve = [0, 0.5, 1].map((across, j) => {
      const [x, y] = getPointOnLeg(leg, across, knee + dy)
      return [x, y + (j === 1 ? bow : 0)]
    })
    return [seam(line, 0.9), stitch(offset(line, i ? -3.4 : 3.4), spec.thread, spec.stitchSize * 0.8)]
  })
}

function sideSeam(leg: Leg, from: number, spec: TrouserSpec): Layer[] {
  if (spec.isSmart) return []
  const stop = spec.isDenim ? leg.fork - 10 : leg.bottom
  const line = sample(offset(leg.outer, inwards(leg.side, 4), 120), 120).filter(([, y]) => y > from + 6 && y < stop)
  const felled = spec.isDenim
    ? [stitch(offset(leg.inner, inwards(leg.side, 5), 60), spec.thread, spec.stitchSize * 0.9)]
    : []
  return [stitch(line, spec.thread, spec.stitchSize), ...felled]
}

/** The fly and its J-shaped topstitching, on the wearer's left. */
export function fly(spec: TrouserSpec): Layer[] {
  const { fork } = spec.make
  const [from, to] = [spec.waist.bottom + DIP, fork - 46]
  const j = (inset: number): Curve =>
    through`${430 - inset} ${from}, ${430 - inset} ${(from + to) / 2}, ${427 - inset} ${to - 27}, ${414 - inset * 0.5} ${to - 7 - inset}, 401 ${to - inset}`
  const line = (x: number, start: number, end: number) =>
    stitch(through`${x} ${start}, ${x - 0.5} ${(start + end) / 2}, ${x - 1.5} ${end}`, spec.thread, spec.stitchSize)
  return [
    seam(through`400 ${from - 2}, 400 ${(from + fork) / 2}, 400 ${fork}`, 0.9),
    stitch(j(0), spec.thread, spec.stitchSize),
    ...(spec.isDenim ? [stitch(j(4.5), spec.thread, spec.stitchSize), line(409, to - 1, fork - 4)] : []),
    ...(spec.isSmart ? [] : [line(404.5, to + 1, fork - 2)]),
    bartack([410, to - 4], 9, -30, spec.thread),
    bartack([402, to + 5], 8, 90, spec.thread),
    fold(through`414 ${from}, 414 ${(from + to) / 2}, 410 ${to - 6}`, 30, 0.16),
    crease(through`401 ${fork - 2}, 404 ${fork + 12}, 410 ${fork + 24}`, 5, -0.2, 0.3),
  ]
}

/** A low patch pocket with a flap on the outside of each thigh, which stands out from the leg. */
export function thighPocket(leg: Leg, spec: TrouserSpec): Layer[] {
  if (!spec.make.hasThighPockets) return []
  const { side } = leg
  const top = leg.fork + 120
  const [outer, inner] = [getXAt(leg.outer, top), getPointOnLeg(leg, 0.52, top)[0]]
  const sign = side === 'left' ? 1 : -1
  const box = (from: number, to: number, spread: number, rounding: number): Curve[] => [
    [
      [outer - (10 + spread) * sign, from],
      [(outer + inner) / 2, from + 2],
      [inner + spread * sign, from + 1],
    ],
    [
      [inner + spread * sign, from + 1],
      [inner + (spread + 1) * sign, (from + to) / 2],
      [inner + spread * sign, to - rounding],
    ],
    [
      [inner + spread * sign, to - rounding],
      [(outer + inner) / 2, to + 3],
      [outer - (8 + spread) * sign, to - 2],
    ],
  ]
  const edges = (curves: Curve[], gap: number) =>
    curves.map((curve) => stitch(offset(curve, gap * sign), spec.thread, spec.stitchSize))
  const [bag, flap] = [box(top, top + 142, 0, 6), box(top - 14, top + 30, 3, 4)]
  return [
    piece(outline(...bag), {
      ...spec,
      level: 8,
      looseness: 0.7,
      details: [
        ...spec.pattern,
        fold(
          [
            [(outer + inner) / 2 - 8, top + 30],
            [(outer + inner) / 2, top + 90],
            [(outer + inner) / 2 + 6, top + 140],
          ],
          70,
          0.4,
        ),
        ...edges(bag.slice(1), 4),
      ],
    }),
    piece(outline(...flap), {
      ...spec,
      level: 9.2,
      looseness: 0.3,
      details: [...spec.pattern, ...edges(flap.slice(1), 4)],
    }),
  ]
}
