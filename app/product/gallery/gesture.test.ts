import { expect, test } from 'vitest'
import { beginGesture, moveGesture } from './gesture.ts'
import { WHOLE } from './zoom.ts'

const stage = { width: 400, height: 500 }
const finger = (x: number, y = 0, id = 1) => ({ id, at: { x, y } })
const CLOSE = { scale: 2, x: 0, y: 0 }

test.each([
  ['that trembles is a press', WHOLE, 3, { kind: 'press' }],
  ['that goes left turns to the next picture', WHOLE, -60, { kind: 'swipe', step: 1 }],
  ['that goes right turns to the one before', WHOLE, 60, { kind: 'swipe', step: -1 }],
  ['that thinks better of it turns to none', WHOLE, 20, { kind: 'swipe', step: 0 }],
  ['on a close picture drags it', CLOSE, -60, { kind: 'drag' }],
])('a finger %s', (_what, view, to, gesture) => {
  expect(moveGesture(beginGesture(null, finger(0), view), finger(to), stage).gesture).toMatchObject(gesture)
})

test('a dragged picture goes with the finger', () => {
  expect(moveGesture(beginGesture(null, finger(0), CLOSE), finger(-60, 20), stage).view).toEqual({
    scale: 2,
    x: -60,
    y: 20,
  })
})

test('two fingers that part bring what is between them closer, and turn over no picture', () => {
  const two = beginGesture(beginGesture(null, finger(-50), WHOLE), finger(50, 0, 2), WHOLE)
  const { gesture, view } = moveGesture(two, finger(150, 0, 2), stage)
  expect(gesture.kind).toBe('pinch')
  expect(view.scale).toBe(2)
})
