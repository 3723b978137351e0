import { type Curve, type Point, sample } from './curve.ts'
import { hash, type Layer } from './layer.ts'

const POINTS = 22

/** Translucent nested shapes along a curve that taper at both ends and add up to a smooth ridge. */
function ridge(curve: Curve, width: number, strength: number, lean: number): string {
  const steps = Math.round(Math.min(12, Math.max(4, width / 9)))
  const opacity = 1 - (1 - Math.min(0.95, Math.abs(strength))) ** (1 / steps)
  const sides = getNormals(curve, lean)
  const shapes = Array.from({ length: steps }, (_, i) => {
    const half = (width / 2) * (1 - (i / steps) * 0.9)
    const leftSide = sides.map(({ x, y, nx, ny }) => `${(x + nx * half).toFixed(1)} ${(y + ny * half).toFixed(1)}`)
    const rightSide = sides.map(({ x, y, nx, ny }) => `${(x - nx * half).toFixed(1)} ${(y - ny * half).toFixed(1)}`)
    return `<path d="M${[...leftSide, ...rightSide.reverse()].join('L')}Z"/>`
  })
  return `<g fill="${strength > 0 ? '#fff' : '#000'}" fill-opacity="${opacity.toFixed(3)}">${shapes.join('')}</g>`
}

/** Points along the curve with their normals, scaled by the width there. `lean` (0 to 1) is the position of the widest point. */
function getNormals(curve: Curve, lean: number) {
  const points = sample(curve, POINTS)
  const power = Math.log(0.5) / Math.log(lean)
  return points.map(([x, y], i) => {
    const [a, b] = [points[i - 1] ?? [x, y], points[i + 1] ?? [x, y]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const width = Math.sin(Math.PI * (i / (POINTS - 1)) ** power) ** 0.8
    return { x, y, nx: (-(b[1] - a[1]) / length) * width, ny: ((b[0] - a[0]) / length) * width }
  })
}

/** A soft fold of height -1 (hollow) to 1 (raised). Width in drawing units. */
export const fold = (curve: Curve, width: number, height: number, lean = 0.5): Layer => ({
  drape: ridge(curve, width, height, lean),
})

/** A narrow crease from wearing or packing, of height -1 to 1. */
export const crease = (curve: Curve, width: number, height: number, lean = 0.5): Layer => ({
  crease: ridge(curve, width, height, lean),
})

/** A lightened (positive) or darkened (negative) band along a curve. */
export const glow = (curve: Curve, width: number, strength: number, lean = 0.5): Layer => ({
  tone: ridge(curve, width, strength, lean),
})

/** A lightened (positive) or darkened (negative) ellipse with soft edges, for washes and hollows. */
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
