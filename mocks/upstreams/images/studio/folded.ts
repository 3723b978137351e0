import { beside, type Curve, through } from './curve.ts'
import { type Drawing, framed } from './drawing.ts'
import { fold, glow } from './fold.ts'
import { type Layer, within } from './layer.ts'
import { tinted } from './palette.ts'
import { piece, type Stuff } from './piece.ts'
import { slab } from './trim.ts'

type Box = { left: number; right: number; top: number; bottom: number }

type Folding = {
  front: readonly Layer[]
  /** What of the front is left to see. */
  box: Box
  /** Below this height the layers folded behind may show. */
  shoulder: number
  stuff: Stuff
  /** Of the picture, in units. */
  width: number
}

/** Goods folded as in a drawer: the front as far as the box shows it, over the layers that are folded behind. */
export function folded({ front, box, shoulder, stuff, width }: Folding): Drawing {
  const { left, right, top, bottom } = box
  const r = 9
  const view = `M${left} ${top}H${right}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom + 1}Q${(left + right) / 2} ${bottom + 5} ${left + r} ${bottom + 1}Q${left} ${bottom} ${left} ${bottom - r}Z`
  const edges: Curve[] = [
    through`${left} ${shoulder}, ${left + 1} ${(shoulder + bottom) / 2}, ${left} ${bottom}`,
    through`${right} ${shoulder}, ${right - 1} ${(shoulder + bottom) / 2}, ${right} ${bottom}`,
    through`${left} ${bottom}, ${(left + right) / 2} ${bottom + 4}, ${right} ${bottom}`,
  ]
  const rolls: Layer[] = edges.flatMap((edge) => [fold(edge, 26, -0.5), glow(edge, 18, -0.1)])
  return {
    frame: framed([(left + right) / 2 + 2, (top + bottom) / 2 + 6], width),
    layers: [...behind(box, shoulder, stuff), within(view, [...front, ...rolls])],
  }
}

/** The edges of what is folded away: a sliver below, a sliver at the side, each a little out of true. */
function behind({ left, right, bottom }: Box, shoulder: number, stuff: Stuff): Layer[] {
  const slabs = [
    [left + 3, shoulder + 14, right - left + 5, bottom - shoulder - 2, 2.2],
    [left - 3, shoulder + 8, right - left + 3, bottom - shoulder - 1, 3.4],
    [left + 2, shoulder + 4, right - left + 2, bottom - shoulder + 3, 4.6],
  ] as const
  return slabs.map(([x, y, w, h, level], i) => {
    const foot: Curve = through`${x} ${y + h}, ${x + w / 2} ${y + h + 3}, ${x + w} ${y + h}`
    return piece(slab(x, y, w, h, 8), {
      ...stuff,
      dye: tinted(stuff.dye, -0.06 * (3 - i)),
      level,
      unrest: 0.3,
      on: [fold(foot, 14, -0.3), glow(beside(foot, -2), 6, -0.14)],
    })
  })
}
