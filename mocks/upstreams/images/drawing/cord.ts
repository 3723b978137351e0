import type { Layer } from './layer.ts'

/** A twisted round cord along a path. */
export function twistedCord(d: string, colour: string, level: number): Layer {
  const grey = Math.round(level * 10)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)
  const line = (stroke: string, width: number, opacity = 1, extra = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" ${extra}/>`
  return {
    dye: line(colour, 5),
    level: line(`#${grey}`, 5),
    crease: line('#808080', 5) + line('#fff', 3.4, 0.5) + line('#000', 4.4, 0.3, 'stroke-dasharray="1.2 2.4"'),
    tone: line('#808080', 6) + line('#000', 5, 0.16) + line('#fff', 2.4, 0.2),
    cloth: line('#000', 6),
  }
}
