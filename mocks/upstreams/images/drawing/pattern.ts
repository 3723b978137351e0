import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import type { Article } from './article.ts'
import { hash, type Layer } from './layer.ts'
import { getLightness, tint, toDye } from './palette.ts'
import { drawPrint } from './print.ts'
import { createRandom } from './random.ts'

type Area = { x: number; y: number; width: number; height: number; degrees?: number }

/** Draws the garment's pattern over an area, rotated with the piece. Plain cloth has none. */
export function drawPattern(article: Article, area: Area): Layer[] {
  if (article.pattern === 'melange') return [flecks(area)]
  const marks = drawMarks(article, area, getInkColour(article))
  if (!marks) return []
  const turn = area.degrees
    ? ` transform="rotate(${area.degrees} ${area.x + area.width / 2} ${area.y + area.height / 2})"`
    : ''
  return [{ dye: `<g${turn}>${marks}</g>` }]
}

/** The accent colour, or a shade of the cloth if there is none. */
function getInkColour({ accent, colour }: Article): string {
  if (accent) return toDye(accent)
  const dye = toDye(colour)
  return tint(dye, getLightness(dye) < 0.5 ? 0.2 : -0.3)
}

/** Stripes run across knitted cloth and down woven cloth. */
const KNITTED = new Set<Garment['fabric']>(['jersey', 'heavy-jersey', 'pique', 'rib', 'fleece'])

function drawMarks({ pattern, fabric, print }: Article, area: Area, ink: string): string {
  switch (pattern) {
    case 'breton':
      return bars(area, 'across', 27, 11.5, ink, 0.96)
    case 'stripe':
      return KNITTED.has(fabric) ? bars(area, 'across', 15, 4.2, ink, 0.9) : bars(area, 'down', 13, 3.2, ink, 0.85)
    case 'check':
      return (['down', 'across'] as const)
        .map((direction) => bars(area, direction, 34, 2.2, ink, 0.75) + bars(area, direction, 34, 10, ink, 0.13))
        .join('')
    case 'print':
      return drawPrint(print, area, ink)
    default:
      return ''
  }
}

/** Melange yarn: a repeated tile of short light and dark flecks along the warp. */
function flecks({ x, y, width, height }: Area): Layer {
  const random = createRandom(7)
  const [w, h] = [131, 113]
  const line = (colour: string, count: number) => {
    const d = Array.from({ length: count }, () => {
      const length = 3 + 2.4 * random()
      return `M${(w / 2 + (w / 2) * random()).toFixed(1)} ${(h / 2 + (h / 2 - 3) * random()).toFixed(1)}l${(random() * 0.5).toFixed(1)} ${length.toFixed(1)}`
    }).join('')
    return `<path d="${d}" stroke="${colour}" stroke-opacity=".24" stroke-width="1"/>`
  }
  const tile = line('#fff', 340) + line('#000', 340)
  const id = `fl${hash(tile)}`
  return {
    tone: `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${tile}</pattern><path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="url(#${id})"/>`,
  }
}

/** Slightly irregular bars that run down or across. */
function bars(
  { x, y, width, height }: Area,
  direction: 'down' | 'across',
  pitch: number,
  thickness: number,
  ink: string,
  opacity: number,
): string {
  const length = direction === 'down' ? width : height
  const count = Math.ceil(length / pitch)
  const d = Array.from({ length: count }, (_, i) => {
    const position = i * pitch + pitch / 2
    const sway = Math.sin(i * 1.7) * 0.9
    return direction === 'down'
      ? `M${(x + position).toFixed(1)} ${y}q${sway.toFixed(1)} ${height / 2} 0 ${height}`
      : `M${x} ${(y + position).toFixed(1)}q${width / 2} ${(2 + sway).toFixed(1)} ${width} 0`
  })
  return `<path d="${d.join('')}" fill="none" stroke="${ink}" stroke-width="${thickness}" stroke-opacity="${opacity}"/>`
}
