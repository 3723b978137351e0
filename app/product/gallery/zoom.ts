/** A zoomed picture: its scale, and the offset of its centre from the stage's centre in pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const FIT_VIEW: View = { scale: 1, x: 0, y: 0 }

/** The scale of one press. It shows the weave, and pictures have no finer detail. */
const PRESS_SCALE = 2.5
const MAX_SCALE = 4

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** The nearest view that shows nothing beyond the picture's edges. */
export function clampView({ scale, x, y }: View, stage: Size): View {
  const clampedScale = clamp(1, scale, MAX_SCALE)
  const room = { x: ((clampedScale - 1) * stage.width) / 2, y: ((clampedScale - 1) * stage.height) / 2 }
  // Adding 0 turns -0 into 0.
  return { scale: clampedScale, x: clamp(-room.x, x, room.x) + 0, y: clamp(-room.y, y, room.y) + 0 }
}

/** The view at another scale that keeps what is under `point`, measured from the stage's centre, in place. */
export function scaleView(view: View, point: Point, scale: number, stage: Size): View {
  const clampedScale = clamp(1, scale, MAX_SCALE)
  const ratio = clampedScale / view.scale
  return clampView(
    { scale: clampedScale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    stage,
  )
}

/** The view moved by pixels, within the picture's edges. */
export const moveView = (view: View, by: Point, stage: Size): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

/** The view after a press: zoomed in at the point, or out. */
export const toggleZoom = (view: View, point: Point, stage: Size): View =>
  view.scale > 1 ? FIT_VIEW : scaleView(view, point, PRESS_SCALE, stage)
