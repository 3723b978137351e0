import { type Curve, offset, through } from './curve.ts'
import { createFrame, type Drawing } from './drawing.ts'
import { fold, glow } from './fold.ts'
import { clipLayers, type Layer } from './layer.ts'
import { tint } from './palette.ts'
import { type Material, piece } from './piece.ts'
import { rectangle } from './trim.ts'

type Box = { left: number; right: number; top: number; bottom: number }

type FoldedOptions = {
  front: readonly Layer[]
  /** The visible part of the front. */
  box: Box
  /** Layers folded behind are visible only below this height. */
  shoulder: number
  material: Material
  /** Width of the frame in drawing units. */
  width: number
}

/** Draws a folded garment: the visible part of the front over the layers folded behind it. */
export function drawFolded({ front, box, shoulder, material, width }: FoldedOptions): Drawing {
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
    frame: createFrame([(left + right) / 2 + 2, (top + bottom) / 2 + 6], width),
    layers: [...drawFoldedLayers(box, shoulder, material), clipLayers(view, [...front, ...rolls])],
  }
}

/** The visible edges of the layers folded behind, slightly misaligned. */
function drawFoldedLayers({ left, right, bottom }: Box, shoulder: number, material: Material): Layer[] {
  const slabs = [
    [left + 2, shoulder + 34, right - left - 1, bottom - shoulder - 24, 2.2],
    [left - 2, shoulder + 28, right - left + 2, bottom - shoulder - 22, 3.4],
    [left + 1, shoulder + 22, right - left, bottom - shoulder - 17, 4.6],
  ] as const
  return slabs.map(([x, y, w, h, level], i) => {
    const foot: Curve = through`${x} ${y + h}, ${x + w / 2} ${y + h + 3}, ${x + w} ${y + h}`
    return piece(rectangle(x, y, w, h, 8), {
      ...material,
      dye: tint(material.dye, -0.06 * (3 - i)),
      level,
      looseness: 0.3,
      details: [fold(foot, 14, -0.3), glow(offset(foot, -2), 6, -0.14)],
    })
  })
}
