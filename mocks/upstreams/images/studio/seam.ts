import { type Curve, trace } from './curve.ts'
import type { Layer } from './layer.ts'

const line = (d: string, colour: string, width: number, opacity: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" ${extra}/>`

/** Where two pieces are sewn together: a groove that throws a hair of shadow. */
export function seam(curve: Curve, depth = 1): Layer {
  const d = trace(curve)
  return {
    crease: line(d, '#000', 2.6, 0.45 * depth),
    tone: line(d, '#000', 1.1, 0.42 * depth),
  }
}

/** A row of stitches: little raised grains of thread in a shallow ditch, and the cloth puckered beside them. */
export function stitch(curve: Curve, thread: string, size = 1): Layer {
  const d = trace(curve)
  const dashes = `stroke-dasharray="${3.6 * size} ${1.7 * size}" stroke-linecap="butt"`
  return {
    dye: line(d, thread, 1.25 * size, 0.95, dashes),
    crease: line(d, '#000', 3.2 * size, 0.25) + line(d, '#fff', 1.5 * size, 0.5, dashes),
    tone: line(d, '#000', 2.4 * size, 0.12),
  }
}

/** A pressed edge: light on one side, since the cloth is ironed flat over itself. */
export function pressed(curve: Curve, strength = 1): Layer {
  const d = trace(curve)
  return {
    crease: line(d, '#fff', 3, 0.4 * strength),
    tone: line(d, '#fff', 1.6, 0.14 * strength),
  }
}
