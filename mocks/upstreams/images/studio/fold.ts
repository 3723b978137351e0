import { type Curve, type Point, sample } from './curve.ts'
import { hash, type Layer } from './layer.ts'

const POINTS = 22

/** Nested shapes that follow a line, swell from nothing and run out again: together a smooth crown. */
function crown(curve: Curve, width: number, strength: number, lean: number): string {
  const steps = Math.round(Math.min(12, Math.max(4, width / 9)))
  const each = 1 - (1 - Math.min(0.95, Math.abs(strength))) ** (1 / steps)
  const sides = normals(curve, lean)
  const shapes = Array.from({ length: steps }, (_, i) => {
    const half = (width / 2) * (1 - (i / steps) * 0.9)
    const there = sides.map(({ x, y, nx, ny }) => `${(x + nx * half).toFixed(1)} ${(y + ny * half).toFixed(1)}`)
    const back = sides.map(({ x, y, nx, ny }) => `${(x - nx * half).toFixed(1)} ${(y - ny * half).toFixed(1)}`)
    return `<path d="M${[...there, ...back.reverse()].join('L')}Z"/>`
  })
  return `<g fill="${strength > 0 ? '#fff' : '#000'}" fill-opacity="${each.toFixed(3)}">${shapes.join('')}</g>`
}

/** Points along the line, and which way is sideways, as long as the swell is there. `lean`, 0 to 1: where it is widest. */
function normals(curve: Curve, lean: number) {
  const points = sample(curve, POINTS)
  const power = Math.log(0.5) / Math.log(lean)
  return points.map(([x, y], i) => {
    const [a, b] = [points[i - 1] ?? [x, y], points[i + 1] ?? [x, y]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const swell = Math.sin(Math.PI * (i / (POINTS - 1)) ** power) ** 0.8
    return { x, y, nx: (-(b[1] - a[1]) / length) * swell, ny: ((b[0] - a[0]) / length) * swell }
  })
}

/** A soft fold: up when `height` is positive, a hollow when negative (-1 to 1). Width in units. */
export const fold = (curve: Curve, width: number, height: number, lean = 0.5): Layer => ({
  drape: crown(curve, width, height, lean),
})

/** A narrow crease, as cloth keeps from being worn or packed. */
export const crease = (curve: Curve, width: number, height: number, lean = 0.5): Layer => ({
  crease: crown(curve, width, height, lean),
})

/** Light (positive) or dark paint that follows a line. */
export const glow = (curve: Curve, width: number, strength: number, lean = 0.5): Layer => ({
  tone: crown(curve, width, strength, lean),
})

/** Light (positive) or dark that fades out in every direction from a middle, for washes and hollows. */
export function haze([x, y]: Point, rx: number, ry: number, strength: number, degrees = 0): Layer {
  const colour = strength > 0 ? '#fff' : '#000'
  const full = Math.abs(strength)
  const id = `hz${hash(`${colour}${full}`)}`
  const stops = [0, 0.25, 0.5, 0.75, 1].map(
    (at) =>
      `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(full * ((1 + Math.cos(Math.PI * at)) / 2)).toFixed(3)}"/>`,
  )
  return {
    tone: `<radialGradient id="${id}">${stops.join('')}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" transform="rotate(${degrees} ${x} ${y})"/>`,
  }
}
