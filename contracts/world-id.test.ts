import { expect, test } from 'vitest'
import { readWorldId, toWorldBaggage } from './world-id.ts'

test.each([
  [{ baggage: 'spoke.world=from-header' }, 'from-header'],
  [{ baggage: 'userId=42, spoke.world = test-7 ;ttl=3,other=1' }, 'test-7'],
  [{ baggage: 'spoke.world=%76ictim' }, 'victim'],
  [{ baggage: 'spoke.world=%E0%A4%A' }, '%E0%A4%A'],
  [{ cookie: 'th_ftv=1; spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'spoke.world=from-header', cookie: 'spoke_world=from-cookie' }, 'from-header'],
  [{ baggage: 'other=1', cookie: 'spoke_world=from-cookie' }, 'from-cookie'],
  [{ baggage: 'my-spoke.world=x,spokeXworld=x', cookie: 'not_spoke_world=x' }, undefined],
  [{ baggage: 'spoke.world=', cookie: 'spoke_world=' }, undefined],
  [{ baggage: null, cookie: undefined }, undefined],
])('%o names the world %s', (headers, id) => {
  expect(readWorldId(headers)).toBe(id)
})

test('a world is read back from its own baggage', () => {
  expect(toWorldBaggage('w-7')).toBe('spoke.world=w-7')
  expect(readWorldId({ baggage: toWorldBaggage('../etc,a=1') })).toBe('../etc,a=1')
})
