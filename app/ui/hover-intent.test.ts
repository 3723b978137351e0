import { expect, test } from 'vitest'
import { isMovingTowards, isPointerSteady } from '#app/shell/attach-mega-menu-behaviour.ts'

test.each([
  [0, 0, true],
  [30, 30, true],
  [49, 0, true],
  [50, 0, false],
  [40, 40, false],
])('a pointer that moved by %d and %d is steady: %s [NAV-05]', (x, y, steady) => {
  expect(isPointerSteady({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(steady)
})

const panel = { left: 0, right: 1280, top: 64 }

test.each([
  ['straight down', { x: 300, y: 50 }, true],
  ['down and across two other links', { x: 500, y: 50 }, true],
  ['along the links', { x: 500, y: 30 }, false],
  ['up and away', { x: 310, y: 10 }, false],
  ['down, but further across than the panel is wide', { x: 1279, y: 31 }, false],
])('a pointer going %s is moving towards the panel: %s [NAV-05]', (_, now, isTowards) => {
  expect(isMovingTowards(panel, { x: 300, y: 30 }, now)).toBe(isTowards)
})

test('a pointer inside the panel is not moving towards it [NAV-05]', () => {
  expect(isMovingTowards(panel, { x: 300, y: 80 }, { x: 300, y: 90 })).toBe(false)
})
