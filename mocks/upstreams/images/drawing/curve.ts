/** A point in drawing units: 20.5 are an inch, and a product canvas is 800 by 1000. */
export type Point = readonly [x: number, y: number]

/** Points that a smooth spline passes through. A corner is the end of one curve and the start of the next. */
export type Curve = readonly Point[]

/** Parses points from a template: through`320 186, 400 205, 480 186`. */
export function through(strings: TemplateStringsArray, ...values: number[]): Point[] {
  const pairs = String.raw({ raw: strings }, ...values).split(',')
  return pairs.map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })
}

const round = (n: number) => Math.round(n * 100) / 100
const knotAt = (curve: Curve, index: number): Point => curve[Math.max(0, Math.min(curve.length - 1, index))] ?? [0, 0]

/** Bézier handles of the Catmull-Rom spline between knot i and knot i + 1. */
function handles(curve: Curve, i: number): [Point, Point, Point, Point] {
  const [a, b, c, d] = [knotAt(curve, i - 1), knotAt(curve, i), knotAt(curve, i + 1), knotAt(curve, i + 2)]
  return [
    b,
    [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
    [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
    c,
  ]
}

/** The path data of one curve, without its first point. */
function segments(curve: Curve): string {
  let d = ''
  for (let i = 0; i < curve.length - 1; i++) {
    const [, p, q, end] = handles(curve, i)
    d += `C${round(p[0])} ${round(p[1])} ${round(q[0])} ${round(q[1])} ${round(end[0])} ${round(end[1])}`
  }
  return d
}

/** SVG path data of an open curve. */
export function toPath(curve: Curve): string {
  const [x, y] = knotAt(curve, 0)
  return `M${round(x)} ${round(y)}${segments(curve)}`
}

/** SVG path data of the closed shape bounded by the curves; straight lines bridge gaps between them. */
export function outline(...curves: Curve[]): string {
  const [first, ...rest] = curves
  if (!first) return ''
  return `${[toPath(first), ...rest.map((curve) => `L${round(knotAt(curve, 0)[0])} ${round(knotAt(curve, 0)[1])}${segments(curve)}`)].join('')}Z`
}

/** Evenly spaced points along the curve, ends included. */
export function sample(curve: Curve, count = 48): Point[] {
  const dense = tessellate(curve, Math.max(4, Math.ceil((count * 2) / Math.max(1, curve.length - 1))))
  const lengths = [0]
  for (let i = 1; i < dense.length; i++) {
    const [p, q] = [knotAt(dense, i - 1), knotAt(dense, i)]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  const total = lengths.at(-1) ?? 0
  let j = 0
  return Array.from({ length: count }, (_, i) => {
    const target = (total * i) / (count - 1)
    while (j < dense.length - 2 && (lengths[j + 1] ?? 0) < target) j++
    const [from, to] = [lengths[j] ?? 0, lengths[j + 1] ?? 0]
    return interpolate(knotAt(dense, j), knotAt(dense, j + 1), to > from ? (target - from) / (to - from) : 0)
  })
}

/** Points on the spline, `perSegment` for each segment. */
function tessellate(curve: Curve, perSegment: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i < curve.length - 1; i++) {
    const [a, b, c, d] = handles(curve, i)
    for (let step = 0; step < perSegment; step++) {
      const t = step / perSegment
      const [k0, k1, k2, k3] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3]
      points.push([k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1]])
    }
  }
  points.push(knotAt(curve, curve.length - 1))
  return points
}

/** Interpolates linearly between two points; `share` is from 0 to 1. */
function interpolate(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The point at a share (0 to 1) of the curve's length. */
export function pointAt(curve: Curve, share: number): Point {
  const points = sample(curve, 101)
  return knotAt(points, Math.round(share * 100))
}

/** The part of a curve between two shares (0 to 1) of its length. */
export function subcurve(curve: Curve, from: number, to: number): Curve {
  const points = sample(curve, 101)
  return points.slice(Math.round(from * 100), Math.round(to * 100) + 1)
}

/** The parallel curve at a distance: to the right of its direction if positive (inwards on a clockwise outline). */
export function offset(curve: Curve, distance: number, count = 40): Curve {
  const points = sample(curve, count)
  return points.map((point, i) => {
    const [a, b] = [knotAt(points, i - 1), knotAt(points, i + 1)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [point[0] - ((b[1] - a[1]) / length) * distance, point[1] + ((b[0] - a[0]) / length) * distance]
  })
}

/** The curve in the opposite direction. */
export const reverse = (curve: Curve): Curve => [...curve].reverse()

/** The curve mirrored at a vertical axis, by default the middle of the canvas. */
export const mirror = (curve: Curve, middle = 400): Curve => curve.map(([x, y]) => [2 * middle - x, y])
