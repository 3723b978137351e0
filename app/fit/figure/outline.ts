/** A point of the drawing: x from the middle of the body, y downwards. */
export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A path along stretches of smooth line (Catmull-Rom as Bézier curves), with a corner where one ends and the next begins. */
export function toPath(...stretches: readonly (readonly Point[])[]): string {
  return stretches
    .map((points, index) =>
      points
        .map((to, place) => {
          if (place === 0) return `${index === 0 ? 'M' : 'L'}${at(to)}`
          const from = points[place - 1] ?? to
          const before = points[place - 2] ?? from
          const after = points[place + 1] ?? to
          const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
          const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
          return `C${at(out)} ${at(into)} ${at(to)}`
        })
        .join(''),
    )
    .join('')
}

/** A closed path; see toPath. */
export const toShape = (...stretches: readonly (readonly Point[])[]): string => `${toPath(...stretches)}Z`

/** The mirror image of points, in the opposite order, so that an outline goes round. */
export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]).toReversed()

/** The same points on one side: 1 is the right of the drawing, -1 its mirror image. */
export const onSide = (side: 1 | -1, points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x * side, y])

/** A place of a limb: where its middle is, and half its width there. */
export type Joint = readonly [x: number, y: number, half: number]

/** The two edges of a limb through its joints, from the first joint to the last; the right edge first. */
export function toEdges(joints: readonly Joint[]): [outer: Point[], inner: Point[]] {
  const [outer, inner]: [Point[], Point[]] = [[], []]
  joints.forEach(([x, y, half], index) => {
    const before = joints[index - 1] ?? joints[index] ?? [0, 0, 0]
    const after = joints[index + 1] ?? joints[index] ?? [0, 0, 0]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    outer.push([x + (dy / length) * half, y - (dx / length) * half])
    inner.push([x - (dy / length) * half, y + (dx / length) * half])
  })
  return [outer, inner]
}
