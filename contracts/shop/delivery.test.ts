import { expect, test } from 'vitest'
import { FREE_DELIVERY } from './delivery.ts'

test('what sentences say of free delivery is what it costs [PDP-06]', () => {
  const thresholds = Object.values(FREE_DELIVERY).filter((threshold) => threshold !== null)
  expect(thresholds.map(({ written }) => Number(/\d+/.exec(written)?.[0]) * 100)).toEqual(
    thresholds.map(({ over }) => over),
  )
  expect(thresholds).toHaveLength(2)
})
