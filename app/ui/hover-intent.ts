/** A point on the screen in CSS pixels. */
export type Point = { x: number; y: number }

/** Spec 2: "a hover-intent delay of about 100 ms (sensitivity 50)". */
export const INTENT_MS = 100
const SENSITIVITY_PX = 50

/** Whether a pointer has nearly stopped between two samples, so that it means the element below it. */
export const isSteady = (before: Point, now: Point): boolean =>
  Math.hypot(now.x - before.x, now.y - before.y) < SENSITIVITY_PX

/**
 * Whether a pointer may be moving towards an open panel: it stays inside the triangle between its previous point and the
 * panel's near edge. Elements that it crosses on the way are not meant.
 */
export function isMovingTowards(
  panel: { left: number; right: number; top: number },
  before: Point,
  now: Point,
): boolean {
  if (now.y <= before.y || before.y >= panel.top) return false
  const corners = [before, { x: panel.right, y: panel.top }, { x: panel.left, y: panel.top }]
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 3] ?? corner
    return (next.x - corner.x) * (now.y - corner.y) - (next.y - corner.y) * (now.x - corner.x) >= 0
  })
}
