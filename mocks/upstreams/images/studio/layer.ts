/**
 * A drawing is made of plates, as in printing: each says one thing about every point, and the darkroom
 * turns them together into a picture.
 *
 * - `table`  what the goods lie on: the shop's paper, unless a scene lays something over it
 * - `dye`    the colour of the goods in flat light, transparent where there are none
 * - `level`  how high a piece lies: black is the table, each layer of cloth a little lighter
 * - `drape`  wide folds; middle grey is flat, light is up
 * - `crease` narrow ones: seams, puckers, stitches
 * - `tone`   light and dark that do not come from relief: washed thighs, pressed edges, hollows
 * - `cloth`  which cloth (red), the way its grain runs (green), see `piece`
 */
export const PLATES = ['table', 'dye', 'level', 'drape', 'crease', 'tone', 'cloth'] as const
export type PlateName = (typeof PLATES)[number]

/** Something drawn: SVG markup for the plates it touches. Later layers lie on earlier ones. */
export type Layer = Partial<Record<PlateName, string>>

/** What is in view, in units of the sheet. */
export type Frame = { x: number; y: number; width: number; height: number }

/** The shop's paper: the same as its pages, so that pictures have no edge. */
const PAPER = '#f3efe8'

const GROUND: Record<PlateName, string | null> = {
  table: PAPER,
  dye: null,
  level: '#000',
  drape: '#808080',
  crease: '#808080',
  tone: '#808080',
  cloth: '#000',
}

/** One plate of a drawing as an SVG document of the frame's own size. */
export function plate(name: PlateName, layers: readonly Layer[], frame: Frame): string {
  const { x, y, width, height } = frame
  const ground = GROUND[name]
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${GROUND[name]}"/>`
    : ''
  const rendering = name === 'cloth' ? ' shape-rendering="crispEdges"' : ''
  const marks = layers.map((layer) => layer[name] ?? '').join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"${rendering}>${ground}${marks}</svg>`
}

/** The same layers turned, moved or scaled: `transform` is SVG's attribute. */
export function transformed(layers: readonly Layer[], transform: string): Layer {
  return map(layers, (markup) => `<g transform="${transform}">${markup}</g>`)
}

/** Layers seen only inside a shape. */
export function within(shape: string, layers: readonly Layer[]): Layer {
  const id = `in${hash(shape)}`
  const clip = `<clipPath id="${id}"><path d="${shape}"/></clipPath>`
  return map(layers, (markup) => `${clip}<g clip-path="url(#${id})">${markup}</g>`)
}

function map(layers: readonly Layer[], wrap: (markup: string) => string): Layer {
  const result: Layer = {}
  for (const name of PLATES) {
    const markup = layers.map((layer) => layer[name] ?? '').join('')
    if (markup) result[name] = wrap(markup)
  }
  return result
}

/** Names a clip path after its shape, so that a drawing is the same bytes every time. */
export function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(36)
}
