import { beside, type Curve, outline, reversed, sample, through } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tinted } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { beltLoop, button, buttonhole, hornFor, rivet, slab } from '../trim.ts'
import { wordmark } from '../wordmark.ts'
import { bandBottom, bandTop, WAIST } from './legs.ts'
import type { Make } from './make.ts'

/** The inside of the back, seen above the front: the band's own curtain, the lining and the label. */
export function insideWaist(make: Make): Layer[] {
  const rim: Curve = through`${WAIST.left} ${WAIST.top}, 300 ${WAIST.back + 4}, 400 ${WAIST.back}, 500 ${WAIST.back + 4}, ${WAIST.right} ${WAIST.top}`
  return [
    piece(outline(rim, reversed(bandBottom)), {
      dye: tinted(make.dye, -0.1),
      cloth: make.cloth,
      level: 4.4,
      grain: 90,
      unrest: 0.1,
      on: [
        {
          dye: `<path d="${outline(beside(rim, 13), through`600 140, 200 140`)}" fill="${make.lining}"/>`,
        },
        seam(beside(rim, 13), 0.8),
        stitch(beside(rim, 3.5), make.thread, make.stitchSize * 0.8),
        glow(beside(rim, 24), 30, -0.42),
      ],
    }),
    piece(slab(377, 70, 46, 20, 1), { dye: '#f0eadf', cloth: 'twill', level: 4.7, grain: 90, unrest: 0 }),
    wordmark(400, 79, 30, '#1b2c44'),
  ]
}

const cut = (curve: Curve, from: number, to: number) => sample(curve, 160).filter(([x]) => x >= from && x <= to)

/** The front of the waistband, closed: the wearer's left (our right) over the other. */
export function band(make: Make): Layer[] {
  const smart = make.kind === 'trouser'
  const tab = smart ? 367 : 385
  const half = (from: number, to: number, level: number) => {
    const [top, bottom] = [cut(bandTop, from, to), cut(bandBottom, from, to)]
    return piece(outline(top, reversed(bottom)), {
      ...make,
      level,
      grain: 90,
      unrest: 0.3,
      on: [
        ...make.pattern,
        stitch(beside(bottom, -2.8), make.thread, make.stitchSize),
        ...(smart ? [] : [stitch(beside(top, 3.2), make.thread, make.stitchSize)]),
        fold(beside(bottom, -15), 26, 0.14),
      ],
    })
  }
  return [half(WAIST.left - 4, 412, 7), half(tab, WAIST.right + 4, 7.8), ...closure(make, tab), ...loops(make)]
}

function closure(make: Make, tab: number): Layer[] {
  const y = WAIST.top + WAIST.dip + 15
  const edge = stitch(through`${tab + 3} ${y - 13}, ${tab + 3} ${y + 13}`, make.thread, make.stitchSize)
  if (make.kind === 'trouser') return [edge]
  const hole = buttonhole([394, y], 18, 0, make.thread)
  if (make.kind === 'denim') return [edge, hole, ...rivet([400, y], 9, '#b08d57', 9.4)]
  return [edge, hole, ...button([399, y], 8.5, hornFor(make.dye), 9.4)]
}

function loops(make: Make): Layer[] {
  const places = [
    [262, WAIST.top, -4],
    [326, WAIST.top + 8, -2],
    [474, WAIST.top + 8, 2],
    [538, WAIST.top, 4],
  ] as const
  return places.flatMap(([x, y, lean]) => beltLoop([x, y - 3], 42, lean, make))
}
