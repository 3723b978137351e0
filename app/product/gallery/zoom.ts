/** A picture looked at closely: how much larger than the screen shows it, and how far its middle is off the stage's. Pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** One press goes this close: the weave shows, and pictures are drawn no finer. */
export const CLOSE = 2.5
const CLOSEST = 4

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** No view shows past the picture's edge, and none is smaller than the stage. */
export function held({ scale, x, y }: View, stage: Size): View {
  const kept = between(1, scale, CLOSEST)
  const room = { x: ((kept - 1) * stage.width) / 2, y: ((kept - 1) * stage.height) / 2 }
  // plus nothing, so that no room is 0 and not -0
  return { scale: kept, x: between(-room.x, x, room.x) + 0, y: between(-room.y, y, room.y) + 0 }
}

/** Closer or further, with what is under `point` (from the stage's middle) staying under it. */
export function scaledAt(view: View, point: Point, scale: number, stage: Size): View {
  const kept = between(1, scale, CLOSEST)
  const ratio = kept / view.scale
  return held({ scale: kept, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, stage)
}

/** Moved by so many pixels, as far as there is picture. */
export const movedBy = (view: View, by: Point, stage: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

/** In or out: what a press on the picture does. */
export const toggledAt = (view: View, point: Point, stage: Size): View =>
  view.scale > 1 ? WHOLE : scaledAt(view, point, CLOSE, stage)
