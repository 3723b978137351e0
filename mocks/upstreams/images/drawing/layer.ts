/**
 * The texture maps of a drawing. `rendering/` combines them into a picture.
 *
 * - `table`  the colour of the background: the shop's paper, or what a scene puts over it
 * - `dye`    the unshaded colour of the goods (albedo), transparent elsewhere
 * - `level`  the height of a piece: black is the table, each layer of cloth is lighter
 * - `drape`  wide folds as a height map; middle grey is flat, light is raised
 * - `crease` narrow folds as a height map: seams, puckers, stitches
 * - `tone`   painted light and dark: washed thighs, pressed edges, hollows
 * - `cloth`  the cloth number (red), grain direction (green) and random folds (blue), see `piece`
 */
export const TEXTURES = ['table', 'dye', 'level', 'drape', 'crease', 'tone', 'cloth'] as const
export type TextureName = (typeof TEXTURES)[number]

/** SVG markup for some of the textures. Later layers cover earlier ones. */
export type Layer = Partial<Record<TextureName, string>>

/** The visible rectangle in drawing units. */
export type Frame = {
  x: number
  y: number
  width: number
  height: number
  /** How much finer threads are than in a view of a whole garment, where real ones would be too fine to see. */
  fineness?: number
}

/** The background colour of the shop's pages, so that pictures have no visible edge. */
const PAPER = '#f3efe8'

const BACKGROUNDS: Record<TextureName, string | null> = {
  table: PAPER,
  dye: null,
  level: '#000',
  drape: '#808080',
  crease: '#808080',
  tone: '#808080',
  cloth: '#000',
}

/** One texture of a drawing as an SVG document of the frame's size. */
export function textureToSvg(name: TextureName, layers: readonly Layer[], frame: Frame): string {
  const { x, y, width, height } = frame
  const background = BACKGROUNDS[name]
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${BACKGROUNDS[name]}"/>`
    : ''
  const rendering = name === 'cloth' ? ' shape-rendering="crispEdges"' : ''
  const markup = layers.map((layer) => layer[name] ?? '').join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"${rendering}>${background}${markup}</svg>`
}

/** Applies an SVG `transform` to the layers. */
export function transformLayers(layers: readonly Layer[], transform: string): Layer {
  return mapMarkup(layers, (markup) => `<g transform="${transform}">${markup}</g>`)
}

/** Clips the layers to a shape, given as SVG path data. */
export function clipLayers(shape: string, layers: readonly Layer[]): Layer {
  const id = `in${hash(shape)}`
  const clip = `<clipPath id="${id}"><path d="${shape}"/></clipPath>`
  return mapMarkup(layers, (markup) => `${clip}<g clip-path="url(#${id})">${markup}</g>`)
}

function mapMarkup(layers: readonly Layer[], wrap: (markup: string) => string): Layer {
  const result: Layer = {}
  for (const name of TEXTURES) {
    const markup = layers.map((layer) => layer[name] ?? '').join('')
    if (markup) result[name] = wrap(markup)
  }
  return result
}

/** A short hash (FNV-1a), used for ids that are the same in every run. */
export function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(36)
}
