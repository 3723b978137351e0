import { expect, test } from 'vitest'
import { held, movedBy, scaledAt, toggledAt, WHOLE } from './zoom.ts'

const stage = { width: 400, height: 500 }

test('a press brings what was pressed closer and keeps it under the finger', () => {
  const view = toggledAt(WHOLE, { x: 100, y: -50 }, stage)
  // at 2.5 times, a point 100 from the middle would be at 250: the picture moves by the difference
  expect(view).toEqual({ scale: 2.5, x: -150, y: 75 })
  expect(toggledAt(view, { x: 0, y: 0 }, stage)).toEqual(WHOLE)
})

test.each([
  ['past the right edge', { scale: 2, x: -900, y: 0 }, { scale: 2, x: -200, y: 0 }],
  ['past the top', { scale: 2, x: 0, y: 900 }, { scale: 2, x: 0, y: 250 }],
  ['smaller than the stage', { scale: 0.5, x: 10, y: 10 }, WHOLE],
  ['closer than the closest', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
])('no view goes %s', (_where, view, kept) => {
  expect(held(view, stage)).toEqual(kept)
})

test('a picture that is whole cannot be moved, a closer one as far as it goes', () => {
  expect(movedBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE)
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 50, y: -999 }, stage)).toEqual({ scale: 2, x: 50, y: -250 })
})

test('two fingers that part and meet again leave the picture as it was', () => {
  const apart = scaledAt(WHOLE, { x: 80, y: 20 }, 3, stage)
  expect(scaledAt(apart, { x: 80, y: 20 }, 1, stage)).toEqual(WHOLE)
})
