import { createHash } from 'node:crypto'

/** An SVG for a product without an image: a quiet tile in a colour of its own, with a picture frame. */
export function drawPlaceholder(handle: string, width: number, height: number): string {
  const hue = createHash('sha256').update(handle).digest().readUInt16BE() % 360
  const side = Math.min(width, height) / 3
  const [x, y] = [(width - side) / 2, (height - side) / 2]
  const [background, line] = [`hsl(${hue} 32% 90%)`, `hsl(${hue} 24% 58%)`]
  const hills = `M${x} ${y + side * 0.78} l${side * 0.32} ${side * -0.34} l${side * 0.24} ${side * 0.24} l${side * 0.18} ${side * -0.16} l${side * 0.26} ${side * 0.26}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="${background}"/>
<g fill="none" stroke="${line}" stroke-width="${side / 24}" stroke-linejoin="round" stroke-linecap="round"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side / 12}"/><path d="${hills}"/><circle cx="${x + side * 0.7}" cy="${y + side * 0.3}" r="${side * 0.09}"/></g></svg>
`
}
