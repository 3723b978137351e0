/** A zoomed picture: its scale, and the offset of its centre from the stage's centre in pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
type Size = { width: number; height: number }

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

/** A finger that moves less than this presses. Pixels. */
const PRESS_TOLERANCE = 8
/** A swipe of at least this turns to another picture. Pixels. */
const SWIPE_DISTANCE = 48

type Pointer = { id: number; at: Point }
type GestureStart = { pointers: readonly Pointer[]; from: readonly Pointer[]; view: View }

/**
 * A gesture of fingers or a mouse on a picture: a press so far, a drag of a zoomed picture, a swipe of a whole one, or a
 * pinch of two fingers.
 */
export type Gesture = GestureStart & ({ kind: 'press' | 'drag' | 'pinch' } | { kind: 'swipe'; step: 1 | -1 | 0 })

/** The gesture after a pointer goes down. `view` is the view at that moment. */
export function beginGesture(before: Gesture | null, pointer: Pointer, view: View): Gesture {
  const pointers = [...(before?.pointers ?? []).filter(({ id }) => id !== pointer.id), pointer].slice(-2)
  return { pointers, from: pointers, view, kind: pointers.length === 2 ? 'pinch' : 'press' }
}

/** The gesture and the view after a pointer moved. */
export function moveGesture(gesture: Gesture, moved: Pointer, stage: Size): { gesture: Gesture; view: View } {
  const pointers = gesture.pointers.map((pointer) => (pointer.id === moved.id ? moved : pointer))
  const [one, other] = pointers
  const [from, fromOther] = gesture.from
  if (!one || !from) return { gesture, view: gesture.view }
  const start = { pointers, from: gesture.from, view: gesture.view }

  if (other && fromOther) {
    const middle = { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 }
    const scale = gesture.view.scale * (distance(one.at, other.at) / Math.max(1, distance(from.at, fromOther.at)))
    return { gesture: { ...start, kind: 'pinch' }, view: scaleView(gesture.view, middle, scale, stage) }
  }
  const by = { x: one.at.x - from.at.x, y: one.at.y - from.at.y }
  if (gesture.kind === 'press' && Math.hypot(by.x, by.y) < PRESS_TOLERANCE)
    return { gesture: { ...start, kind: 'press' }, view: gesture.view }
  if (gesture.view.scale > 1) return { gesture: { ...start, kind: 'drag' }, view: moveView(gesture.view, by, stage) }
  const step = Math.abs(by.x) < SWIPE_DISTANCE ? 0 : by.x < 0 ? 1 : -1
  return { gesture: { ...start, kind: 'swipe', step }, view: gesture.view }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
