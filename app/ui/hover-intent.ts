/** A place on the screen in CSS pixels. */
export type Point = { x: number; y: number }

/** Spec 2: "a hover-intent delay of about 100 ms (sensitivity 50)". */
export const INTENT_MS = 100
const SENSITIVITY_PX = 50

/** True where a pointer has all but come to rest between two looks at it: it is meant for what is under it. */
export const isSteady = (before: Point, now: Point): boolean =>
  Math.hypot(now.x - before.x, now.y - before.y) < SENSITIVITY_PX

/**
 * True where a pointer on its way from one place to another may be making for an open panel: it stays inside the triangle
 * between where it was and the panel's near edge. What it crosses on the way is not meant.
 */
export function makesFor(panel: { left: number; right: number; top: number }, before: Point, now: Point): boolean {
  if (now.y <= before.y || before.y >= panel.top) return false
  const corners = [before, { x: panel.right, y: panel.top }, { x: panel.left, y: panel.top }]
  return corners.every((corner, at) => {
    const next = corners[(at + 1) % 3] ?? corner
    return (next.x - corner.x) * (now.y - corner.y) - (next.y - corner.y) * (now.x - corner.x) >= 0
  })
}
