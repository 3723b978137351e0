import { type Curve, toPath } from './curve.ts'
import type { Layer } from './layer.ts'

const line = (d: string, colour: string, width: number, opacity: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" ${extra}/>`

/** A seam between two pieces: a groove with a thin shadow. */
export function seam(curve: Curve, depth = 1): Layer {
  const d = toPath(curve)
  return {
    crease: line(d, '#000', 2.6, 0.45 * depth),
    tone: line(d, '#000', 1.1, 0.42 * depth),
  }
}

/** A row of stitches: raised dashes of thread in a shallow groove. */
export function stitch(curve: Curve, thread: string, size = 1): Layer {
  const d = toPath(curve)
  const dashes = `stroke-dasharray="${3.6 * size} ${1.7 * size}" stroke-linecap="butt"`
  return {
    dye: line(d, thread, 1.25 * size, 0.95, dashes),
    crease: line(d, '#000', 3.2 * size, 0.25) + line(d, '#fff', 1.5 * size, 0.5, dashes),
    tone: line(d, '#000', 2.4 * size, 0.12),
  }
}

/** A pressed crease: a sharp, lightened edge. */
export function pressedEdge(curve: Curve, strength = 1): Layer {
  const d = toPath(curve)
  return {
    crease: line(d, '#fff', 3, 0.4 * strength),
    tone: line(d, '#fff', 1.6, 0.14 * strength),
  }
}
