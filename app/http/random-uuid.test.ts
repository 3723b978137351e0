import { expect, test } from 'vitest'
import { createRandomHex, createRandomUuid } from './ids.ts'

test('random ids have their formats and differ', () => {
  expect(createRandomHex(4)).toMatch(/^[0-9a-f]{8}$/)
  expect(createRandomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 1000 }, createRandomUuid)).size).toBe(1000)
})
