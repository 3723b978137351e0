import { expect, test } from 'vitest'
import { clampView, FIT_VIEW, moveView, scaleView, toggleZoom } from './zoom.ts'

const stage = { width: 400, height: 500 }

test('a press zooms in and keeps the point under the finger', () => {
  const view = toggleZoom(FIT_VIEW, { x: 100, y: -50 }, stage)
  // At 2.5 times, a point 100 from the centre would be at 250; the picture moves by the difference.
  expect(view).toEqual({ scale: 2.5, x: -150, y: 75 })
  expect(toggleZoom(view, { x: 0, y: 0 }, stage)).toEqual(FIT_VIEW)
})

test.each([
  ['past the right edge', { scale: 2, x: -900, y: 0 }, { scale: 2, x: -200, y: 0 }],
  ['past the top', { scale: 2, x: 0, y: 900 }, { scale: 2, x: 0, y: 250 }],
  ['smaller than the stage', { scale: 0.5, x: 10, y: 10 }, FIT_VIEW],
  ['beyond the largest scale', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
])('no view goes %s', (_where, view, clamped) => {
  expect(clampView(view, stage)).toEqual(clamped)
})

test('only a zoomed picture moves, within its edges', () => {
  expect(moveView(FIT_VIEW, { x: 50, y: 50 }, stage)).toEqual(FIT_VIEW)
  expect(moveView({ scale: 2, x: 0, y: 0 }, { x: 50, y: -999 }, stage)).toEqual({ scale: 2, x: 50, y: -250 })
})

test('zooming in and out again restores the view', () => {
  const apart = scaleView(FIT_VIEW, { x: 80, y: 20 }, 3, stage)
  expect(scaleView(apart, { x: 80, y: 20 }, 1, stage)).toEqual(FIT_VIEW)
})
