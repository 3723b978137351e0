import { type Curve, outline, type Point, reversed, sample } from './curve.ts'
import { hash, type Layer } from './layer.ts'

/** A line that swells from nothing and runs out again. `lean` from 0 to 1 says where it is widest. */
function blade(curve: Curve, width: number, lean: number): string {
  const points = sample(curve, 16)
  const sides: [Point[], Point[]] = [[], []]
  points.forEach((point, i) => {
    const [a, b] = [points[i - 1] ?? point, points[i + 1] ?? point]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const t = i / (points.length - 1)
    const swell = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(lean))) ** 0.8
    const [nx, ny] = [(-(b[1] - a[1]) / length) * width * 0.5 * swell, ((b[0] - a[0]) / length) * width * 0.5 * swell]
    sides[0].push([point[0] + nx, point[1] + ny])
    sides[1].push([point[0] - nx, point[1] - ny])
  })
  return outline(sides[0], reversed(sides[1]))
}

/** Nested shapes that add up to a smooth crown. */
function crown(curve: Curve, width: number, strength: number, lean: number): string {
  const colour = strength > 0 ? '#fff' : '#000'
  const steps = Math.round(Math.min(12, Math.max(4, width / 9)))
  const each = 1 - (1 - Math.min(0.95, Math.abs(strength))) ** (1 / steps)
  return Array.from({ length: steps }, (_, i) => {
    const d = blade(curve, width * (1 - (i / steps) * 0.9), lean)
    return `<path d="${d}" fill="${colour}" fill-opacity="${each.toFixed(3)}"/>`
  }).join('')
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
