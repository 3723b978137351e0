import type { Garment } from '../../../../world/catalogue.ts'
import { chance } from '../chance.ts'
import type { Layer } from '../layer.ts'
import { dyed, tinted } from '../palette.ts'
import type { Sleeve } from './sleeve.ts'

type Area = { x: number; y: number; width: number; height: number; degrees?: number }

/** The garment's pattern over an area, turned as the piece is. Nothing for plain cloth. */
export function patternOn(garment: Garment, area: Area): Layer[] {
  const ink = dyed(garment.accent ?? tinted(garment.colour, -0.35))
  const marks = marksOf(garment, area, ink)
  if (!marks) return []
  const turn = area.degrees
    ? ` transform="rotate(${area.degrees} ${area.x + area.width / 2} ${area.y + area.height / 2})"`
    : ''
  return [{ dye: `<g${turn}>${marks}</g>` }]
}

/** The pattern as it runs round a sleeve. */
export const patternOnSleeve = (garment: Garment, arm: Sleeve): Layer[] =>
  patternOn(garment, { x: arm.side === 'left' ? -60 : 460, y: 120, width: 400, height: 700, degrees: arm.lean })

function marksOf(garment: Garment, area: Area, ink: string): string {
  switch (garment.pattern) {
    case 'breton':
      return bars(area, 'across', 27, 11.5, ink, 0.96)
    case 'stripe':
      return bars(area, 'down', 13, 3.4, ink, 0.85)
    case 'check':
      return (
        bars(area, 'down', 34, 2.2, ink, 0.8) +
        bars(area, 'across', 34, 2.2, ink, 0.8) +
        bars(area, 'down', 34, 9, ink, 0.14) +
        bars(area, 'across', 34, 9, ink, 0.14)
      )
    case 'print':
      return sprigs(area, ink)
    default:
      return ''
  }
}

/** Bars that run down or across, and waver a little, as knitted and woven ones do. */
function bars(
  { x, y, width, height }: Area,
  way: 'down' | 'across',
  every: number,
  thick: number,
  ink: string,
  opacity: number,
): string {
  const long = way === 'down' ? width : height
  const count = Math.ceil(long / every)
  const d = Array.from({ length: count }, (_, i) => {
    const at = i * every + every / 2
    const sway = Math.sin(i * 1.7) * 0.9
    return way === 'down'
      ? `M${(x + at).toFixed(1)} ${y}q${sway.toFixed(1)} ${height / 2} 0 ${height}`
      : `M${x} ${(y + at).toFixed(1)}q${width / 2} ${(2 + sway).toFixed(1)} ${width} 0`
  })
  return `<path d="${d.join('')}" fill="none" stroke="${ink}" stroke-width="${thick}" stroke-opacity="${opacity}"/>`
}

/** Small palm sprigs, tossed in four directions on a half-drop repeat. */
function sprigs({ x, y, width, height }: Area, ink: string): string {
  const next = chance(41)
  const [across, down] = [44, 40]
  let result = ''
  for (let column = 0; column * across < width; column++) {
    for (let row = 0; row * down < height + down; row++) {
      const px = x + column * across + next() * 4
      const py = y + row * down + (column % 2) * (down / 2) + next() * 4
      const turn = (column * 73 + row * 137) % 360
      result += `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn})">${SPRIG}</g>`
    }
  }
  return `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-opacity=".9">${result}</g>`
}

const SPRIG = `<path stroke-width="1.5" d="M0 11Q1 2 0-10"/><path stroke-width="2.3" d="M0 6Q-5 4-8-1M0 6Q5 4 8-1M0 1Q-5-1-7-6M0 1Q5-1 7-6M0-4Q-3-6-4-10M0-4Q3-6 4-10"/>`
