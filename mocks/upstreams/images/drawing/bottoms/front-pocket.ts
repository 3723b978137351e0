import { type Curve, offset, outline, pointAt, reverse, sample, through } from '../curve.ts'
import { glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { bartack, rivet } from '../trim.ts'
import { getXAt, type Leg } from './legs.ts'
import { bandEdge, inwards, toSide } from './sides.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** The share of the waistband's lower edge at which the pocket begins. */
export const getPocketShare = ({ make }: TrouserSpec): number => make.pocketFrom / (2 * make.waist + 6)

/** The pocket opening, from the waistband to a point on the side seam, so that the two edges meet without a step. */
export function getMouth(leg: Leg, spec: TrouserSpec): Curve {
  const { pocket, pocketTo } = spec.make
  const [startX, startY] = pointAt(bandEdge(spec.waist, leg.side, 0, 0.5), getPocketShare(spec) * 2)
  const x = leg.side === 'left' ? startX : 800 - startX
  const seamX = getXAt(leg.side === 'left' ? leg.outer : leg.outer.map(([px, py]) => [800 - px, py] as const), pocketTo)
  const curve: Curve =
    pocket === 'scoop'
      ? through`${x} ${startY}, ${x - 6} ${startY + (pocketTo - startY) * 0.46}, ${x * 0.72 + seamX * 0.28} ${startY + (pocketTo - startY) * 0.8}, ${x * 0.36 + seamX * 0.64} ${pocketTo - 1}, ${seamX} ${pocketTo}`
      : through`${x} ${startY}, ${x * 0.54 + seamX * 0.46 + 1} ${(startY + pocketTo) / 2}, ${seamX} ${pocketTo}`
  return toSide(leg.side, curve)
}

/** The facing inside the pocket opening, with a coin pocket on jeans. */
export function facing(leg: Leg, spec: TrouserSpec): Layer[] {
  const lip = getMouth(leg, spec)
  const end = lip.at(-1)?.[1] ?? 0
  const down = [...sample(leg.outer, 160).filter(([, y]) => y < end), ...lip.slice(-1)]
  const shape = outline(down, reverse(lip), reverse(bandEdge(spec.waist, leg.side, 0, getPocketShare(spec))))
  const y = spec.waist.bottom + 35
  const coin: Layer[] =
    spec.make.pocket === 'scoop' && leg.side === 'right'
      ? [
          seam(through`506 ${y}, 530 ${y - 3}, 556 ${y - 6}`, 1),
          ...[3, 7].map((dy) =>
            stitch(through`506 ${y + dy}, 530 ${y + dy - 3}, 556 ${y + dy - 6}`, spec.thread, spec.stitchSize * 0.9),
          ),
        ]
      : []
  return [
    piece(shape, { ...spec, level: 5.3, looseness: 0.2, details: [...spec.pattern, ...coin, glow(lip, 26, -0.5)] }),
  ]
}

/** What is sewn on the front leg at the pocket: stitches and tacks, a welt, or a zip. */
export function drawPocket(leg: Leg, spec: TrouserSpec): Layer[] {
  const { side } = leg
  const lip = getMouth(leg, spec)
  const inside = (gap: number) => offset(lip, inwards(side, gap))
  // the edge of the opening catches the light
  return [glow(inside(6), 11, 0.14), ...drawMouth(spec, side, lip, inside)]
}

function drawMouth(spec: TrouserSpec, side: Leg['side'], lip: Curve, inside: (gap: number) => Curve): Layer[] {
  switch (spec.make.pocket) {
    case 'scoop':
      return [
        stitch(inside(4), spec.thread, spec.stitchSize),
        ...(spec.isDenim ? [stitch(inside(8), spec.thread, spec.stitchSize)] : []),
        ...(spec.cloth === 'denim'
          ? [0.06, 0.93].flatMap((share) => rivet(pointAt(inside(6), share), 3.6, '#b0844f', 7.4))
          : []),
      ]
    case 'welt':
      return [
        piece(outline(lip, reverse(inside(13))), {
          ...spec,
          level: 7.2,
          grain: 40,
          looseness: 0,
          details: [...spec.pattern],
        }),
        stitch(inside(10.5), spec.thread, spec.stitchSize * 0.9),
        glow(inside(17), 9, -0.14),
      ]
    case 'zip':
      return [
        {
          dye: toLine(inside(3), '#141518', 2.6),
          crease: toLine(inside(3), '#000', 3, 0.6),
          tone: toLine(inside(4.4), '#fff', 0.8, 0.3),
        },
        stitch(inside(8), spec.thread, spec.stitchSize * 0.9),
        ...rivet(pointAt(inside(3.4), 0.9), 3, '#8d9095', 7.6),
      ]
    default:
      return [
        stitch(inside(4.5), spec.thread, spec.stitchSize),
        ...[0.1, 0.94].map((share) => bartack(pointAt(inside(2.5), share), 8, side === 'left' ? -50 : 50, spec.thread)),
      ]
  }
}

function toLine(curve: Curve, colour: string, width: number, opacity = 1): string {
  const points = sample(curve, 24).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
}
