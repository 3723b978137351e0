import { expect, test } from 'vitest'
import { getWorldId } from './world-id.ts'

test.each([
  [{ baggage: 'spoke.world=%74est-7' }, 'test-7'],
  [{ cookie: 'spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'other=1' }, 'default'],
  [{}, 'default'],
])('a request with %o belongs to world %s', (headers, id) => {
  expect(getWorldId(new Headers(headers))).toBe(id)
})
