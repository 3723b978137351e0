import { expect, test } from 'vitest'
import { beginGesture, FIT_VIEW, moveGesture } from './zoom.ts'

const stage = { width: 400, height: 500 }
const finger = (x: number, y = 0, id = 1) => ({ id, at: { x, y } })
const ZOOMED = { scale: 2, x: 0, y: 0 }

test.each([
  ['that hardly moves presses', FIT_VIEW, 3, { kind: 'press' }],
  ['that swipes left turns to the next picture', FIT_VIEW, -60, { kind: 'swipe', step: 1 }],
  ['that swipes right turns to the previous picture', FIT_VIEW, 60, { kind: 'swipe', step: -1 }],
  ['that swipes too little turns to none', FIT_VIEW, 20, { kind: 'swipe', step: 0 }],
  ['on a zoomed picture drags it', ZOOMED, -60, { kind: 'drag' }],
])('a finger %s', (_what, view, to, gesture) => {
  expect(moveGesture(beginGesture(null, finger(0), view), finger(to), stage).gesture).toMatchObject(gesture)
})

test('a dragged picture moves with the finger', () => {
  expect(moveGesture(beginGesture(null, finger(0), ZOOMED), finger(-60, 20), stage).view).toEqual({
    scale: 2,
    x: -60,
    y: 20,
  })
})

test('a pinch zooms in and does not change the picture', () => {
  const two = beginGesture(beginGesture(null, finger(-50), FIT_VIEW), finger(50, 0, 2), FIT_VIEW)
  const { gesture, view } = moveGesture(two, finger(150, 0, 2), stage)
  expect(gesture.kind).toBe('pinch')
  expect(view.scale).toBe(2)
})
