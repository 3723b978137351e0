import { type Curve, offset, outline, reverse, sample, through } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { beltLoop, button, buttonhole, getHornColour, rectangle, rivet } from '../trim.ts'
import { wordmark } from '../wordmark.ts'
import { bandBottom, bandTop, WAIST } from './legs.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** The inside of the back waist, visible above the front: waistband, lining and label. */
export function insideWaist(spec: TrouserSpec): Layer[] {
  const rim: Curve = through`${WAIST.left} ${WAIST.top}, 300 ${WAIST.back + 4}, 400 ${WAIST.back}, 500 ${WAIST.back + 4}, ${WAIST.right} ${WAIST.top}`
  return [
    piece(outline(rim, reverse(bandBottom)), {
      dye: tint(spec.dye, -0.1),
      cloth: spec.cloth,
      level: 4.4,
      grain: 90,
      looseness: 0.1,
      details: [
        {
          dye: `<path d="${outline(offset(rim, 13), through`600 140, 200 140`)}" fill="${spec.lining}"/>`,
        },
        seam(offset(rim, 13), 0.8),
        stitch(offset(rim, 3.5), spec.thread, spec.stitchSize * 0.8),
        glow(offset(rim, 24), 30, -0.42),
      ],
    }),
    piece(rectangle(377, 70, 46, 20, 1), { dye: '#f0eadf', cloth: 'twill', level: 4.7, grain: 90, looseness: 0 }),
    wordmark(400, 79, 30, '#1b2c44'),
  ]
}

const cut = (curve: Curve, from: number, to: number) => sample(curve, 160).filter(([x]) => x >= from && x <= to)

/** The closed front waistband, the wearer's left over the right. */
export function band(spec: TrouserSpec): Layer[] {
  const isSmart = spec.kind === 'trouser'
  const tab = isSmart ? 367 : 385
  const half = (from: number, to: number, level: number) => {
    const [top, bottom] = [cut(bandTop, from, to), cut(bandBottom, from, to)]
    return piece(outline(top, reverse(bottom)), {
      ...spec,
      level,
      grain: 90,
      looseness: 0.3,
      details: [
        ...spec.pattern,
        stitch(offset(bottom, -2.8), spec.thread, spec.stitchSize),
        ...(isSmart ? [] : [stitch(offset(top, 3.2), spec.thread, spec.stitchSize)]),
        fold(offset(bottom, -15), 26, 0.14),
      ],
    })
  }
  return [half(WAIST.left - 4, 412, 7), half(tab, WAIST.right + 4, 7.8), ...closure(spec, tab), ...loops(spec)]
}

function closure(spec: TrouserSpec, tab: number): Layer[] {
  const y = WAIST.top + WAIST.dip + 15
  const edge = stitch(through`${tab + 3} ${y - 13}, ${tab + 3} ${y + 13}`, spec.thread, spec.stitchSize)
  if (spec.kind === 'trouser') return [edge]
  const hole = buttonhole([394, y], 18, 0, spec.thread)
  if (spec.kind === 'denim') return [edge, hole, ...rivet([400, y], 9, '#b08d57', 9.4)]
  return [edge, hole, ...button([399, y], 8.5, getHornColour(spec.dye), 9.4)]
}

function loops(spec: TrouserSpec): Layer[] {
  const places = [
    [262, WAIST.top, -4],
    [326, WAIST.top + 8, -2],
    [474, WAIST.top + 8, 2],
    [538, WAIST.top, 4],
  ] as const
  return places.flatMap(([x, y, lean]) => beltLoop([x, y - 3], 42, lean, spec))
}
