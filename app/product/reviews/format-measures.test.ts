import { expect, test } from 'vitest'
import { formatMeasures } from './format-measures.ts'

test.each([
  ['gb', ['6 ft 1 in', '13 st 1 lb']],
  ['us', ['6 ft 1 in', '183 lb']],
  ['eu', ['185 cm', '83 kg']],
] as const)('a writer’s measures in %s are %j [PDP-11]', (code, text) => {
  expect(formatMeasures({ height: 185, weight: 83 }, { code })).toEqual(text)
  expect(formatMeasures({ weight: 83 }, { code })).toEqual([text[1]])
})
