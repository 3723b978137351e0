import { expect, test } from 'vitest'
import { getWorldId } from './world-id.ts'

test.each([
  [{ baggage: 'spoke.world=from-header' }, 'from-header'],
  [{ baggage: 'userId=42, spoke.world=test%2D7;ttl=3,other=1' }, 'test-7'],
  [{ cookie: 'th_ftv=1; spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'spoke.world=from-header', cookie: 'spoke_world=from-cookie' }, 'from-header'],
  [{ baggage: 'other=1', cookie: 'spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'not.spoke.world=x' }, 'default'],
  [{}, 'default'],
])('%o names world %s', (headers, id) => {
  expect(getWorldId(new Headers(headers))).toBe(id)
})

test('invalid percent-encoding is returned as it is', () => {
  expect(getWorldId(new Headers({ baggage: 'spoke.world=%E0%A4%A' }))).toBe('%E0%A4%A')
})
