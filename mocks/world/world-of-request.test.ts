import { expect, test } from 'vitest'
import { worldIdOf } from './world-of-request.ts'

test.each([
  [{ baggage: 'spoke.world=from-header' }, 'from-header'],
  [{ baggage: 'userId=42, spoke.world=test%2D7;ttl=3,other=1' }, 'test-7'],
  [{ cookie: 'th_ftv=1; spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'spoke.world=from-header', cookie: 'spoke_world=from-cookie' }, 'from-header'],
  [{ baggage: 'other=1', cookie: 'spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'not.spoke.world=x' }, 'default'],
  [{}, 'default'],
])('%o names the world %s', (headers, id) => {
  expect(worldIdOf(new Headers(headers))).toBe(id)
})

test('broken percent-encoding is handed on as it is, to be refused as a name', () => {
  expect(worldIdOf(new Headers({ baggage: 'spoke.world=%E0%A4%A' }))).toBe('%E0%A4%A')
})
