import { expect, test } from 'vitest'
import { getNearestChoice, listHeights, listWeights } from './similar-men.ts'

test('heights and weights are listed in a region’s units [PDP-11]', () => {
  expect(listHeights('in').map(({ text }) => text)).toContain('6 ft 1 in')
  expect(listHeights('cm').map(({ text }) => text)).toContain('186 cm')
  expect(listWeights('st').map(({ text }) => text)).toEqual(expect.arrayContaining(['13 st', '13 st 7 lb']))
  expect(listWeights('lb').map(({ text }) => text)).toContain('180 lb')
  expect(listWeights('kg').map(({ text }) => text)).toContain('85 kg')
})

test('an answer of the Fit Finder selects the nearest choice', () => {
  expect(getNearestChoice(listHeights('in'), 185.3)).toBe(185)
  expect(getNearestChoice(listWeights('kg'), 83.4)).toBe(85)
})
