import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { hash, type Layer } from './layer.ts'
import { getLightness, tint, toDye } from './palette.ts'
import { createRandom } from './random.ts'

type Area = { x: number; y: number; width: number; height: number; degrees?: number }

/** Draws the garment's pattern over an area, rotated with the piece. Plain cloth has none. */
export function drawPattern(garment: Garment, area: Area): Layer[] {
  if (garment.pattern === 'melange') return [flecks(area)]
  const marks = drawMarks(garment, area, getInkColour(garment))
  if (!marks) return []
  const turn = area.degrees
    ? ` transform="rotate(${area.degrees} ${area.x + area.width / 2} ${area.y + area.height / 2})"`
    : ''
  return [{ dye: `<g${turn}>${marks}</g>` }]
}

/** The accent colour, or a shade of the cloth if there is none. */
function getInkColour({ accent, colour }: Garment): string {
  if (accent) return toDye(accent)
  const dye = toDye(colour)
  return tint(dye, getLightness(dye) < 0.5 ? 0.2 : -0.3)
}

/** Stripes run across knitted cloth and down woven cloth. */
const KNITTED = new Set<Garment['fabric']>(['jersey', 'heavy-jersey', 'pique', 'rib', 'fleece'])

function drawMarks({ pattern, fabric }: Garment, area: Area, ink: string): string {
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
      return sprigs(area, ink)
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

/** Small palm sprigs at varied angles on a half-drop repeat. */
function sprigs({ x, y, width, height }: Area, ink: string): string {
  const random = createRandom(41)
  const [across, down] = [44, 40]
  let result = ''
  for (let column = 0; column * across < width; column++) {
    for (let row = 0; row * down < height + down; row++) {
      const px = x + column * across + random() * 4
      const py = y + row * down + (column % 2) * (down / 2) + random() * 4
      const turn = (column * 73 + row * 137) % 360
      result += `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn})">${SPRIG}</g>`
    }
  }
  return `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-opacity=".9">${result}</g>`
}

const SPRIG = `<path stroke-width="1.5" d="M0 11Q1 2 0-10"/><path stroke-width="2.3" d="M0 6Q-5 4-8-1M0 6Q5 4 8-1M0 1Q-5-1-7-6M0 1Q5-1 7-6M0-4Q-3-6-4-10M0-4Q3-6 4-10"/>`
