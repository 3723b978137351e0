import { offset, outline, pointAt, reverse, through } from '../curve.ts'
import { fold } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { beltLoop, rectangle } from '../trim.ts'
import { wordmark } from '../wordmark.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { gathered } from './waistband.ts'

const LOOPS = { none: [], thin: [0.09, 0.31, 0.5, 0.69, 0.91], wide: [0.1, 0.33, 0.5, 0.67, 0.9] } as const

/** The waistband from behind, with its loops and, on jeans, the leather patch. */
export function backBand(spec: TrouserSpec): Layer[] {
  const { waist, make } = spec
  const { backTop, backBottom } = waist
  return [
    piece(outline(backTop, reverse(backBottom)), {
      ...spec,
      level: 7,
      grain: 90,
      looseness: 0.3,
      details: [
        ...spec.pattern,
        stitch(offset(backBottom, -2.8), spec.thread, spec.stitchSize),
        ...(spec.isSmart ? [] : [stitch(offset(backTop, 3.2), spec.thread, spec.stitchSize)]),
        fold(offset(backBottom, -make.band / 2), make.band - 4, 0.14),
        ...(spec.isSmart ? [seam(through`400 60, 400 ${waist.bottom + 6}`, 0.8)] : []),
      ],
    }),
    // easy waists are elastic behind even where their front is flat
    ...gathered(make.gathers === 'none' ? spec : { ...spec, make: { ...make, gathers: 'all' } }, backTop, backBottom),
    ...(spec.cloth === 'denim' ? leatherPatch(spec) : []),
    ...LOOPS[make.loops].flatMap((share) => {
      const [x, y] = pointAt(backTop, share)
      return beltLoop([x, y - 3], make.band + 10, (share - 0.5) * 7, { ...spec, isWide: make.loops === 'wide' })
    }),
  ]
}

function leatherPatch(spec: TrouserSpec): Layer[] {
  const leather = '#a8744a'
  const [x, y, w, h] = [474, 72, 58, 40]
  return [
    piece(rectangle(x, y, w, h, 1.5), {
      dye: leather,
      cloth: 'leather',
      level: 8,
      looseness: 0,
      details: [
        stitch(through`${x + 2.5} ${y + 2.5}, ${x + w - 2.5} ${y + 2.5}`, spec.thread, 0.5),
        stitch(through`${x + 2.5} ${y + h - 2.5}, ${x + w - 2.5} ${y + h - 2.5}`, spec.thread, 0.5),
      ],
    }),
    wordmark(x + w / 2, y + h / 2, 38, tint(leather, -0.45), -0.6),
  ]
}
