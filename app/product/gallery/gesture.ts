import { movedBy, type Point, type Size, scaledAt, type View } from './zoom.ts'

/** Less than this is a finger that trembled; more is one that meant to move. Pixels. */
const STILL = 8
/** As far as a finger goes to turn over to the next picture. Pixels. */
const SWIPE = 48

type Pointer = { id: number; at: Point }
type Begun = { pointers: readonly Pointer[]; from: readonly Pointer[]; view: View }

/**
 * What fingers (or a mouse) are doing on a picture: one that has not moved yet, one that drags a close picture, one that
 * swipes a whole one, or two that pinch.
 */
export type Gesture = Begun & ({ kind: 'press' | 'drag' | 'pinch' } | { kind: 'swipe'; step: 1 | -1 | 0 })

/** A finger comes down. `view` is what is seen at that moment. */
export function beginGesture(before: Gesture | null, pointer: Pointer, view: View): Gesture {
  const pointers = [...(before?.pointers ?? []).filter(({ id }) => id !== pointer.id), pointer].slice(-2)
  return { pointers, from: pointers, view, kind: pointers.length === 2 ? 'pinch' : 'press' }
}

/** A finger moves: what the gesture has become, and what is seen then. */
export function moveGesture(gesture: Gesture, moved: Pointer, stage: Size): { gesture: Gesture; view: View } {
  const pointers = gesture.pointers.map((each) => (each.id === moved.id ? moved : each))
  const [one, other] = pointers
  const [from, fromOther] = gesture.from
  if (!one || !from) return { gesture, view: gesture.view }
  const begun = { pointers, from: gesture.from, view: gesture.view }

  if (other && fromOther) {
    const middle = { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 }
    const scale = gesture.view.scale * (distance(one.at, other.at) / Math.max(1, distance(from.at, fromOther.at)))
    return { gesture: { ...begun, kind: 'pinch' }, view: scaledAt(gesture.view, middle, scale, stage) }
  }
  const by = { x: one.at.x - from.at.x, y: one.at.y - from.at.y }
  if (gesture.kind === 'press' && Math.hypot(by.x, by.y) < STILL)
    return { gesture: { ...begun, kind: 'press' }, view: gesture.view }
  if (gesture.view.scale > 1) return { gesture: { ...begun, kind: 'drag' }, view: movedBy(gesture.view, by, stage) }
  const step = Math.abs(by.x) < SWIPE ? 0 : by.x < 0 ? 1 : -1
  return { gesture: { ...begun, kind: 'swipe', step }, view: gesture.view }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
