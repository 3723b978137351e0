import { expect, test } from 'vitest'
import { addWorldToBaggage, getWorldFromBaggage } from './world-header.ts'

test('the world cookie becomes a baggage member', () => {
  expect(addWorldToBaggage('a=1; spoke_world=w-7; b=2', undefined)).toBe('spoke.world=w-7')
})

test('the world is added to the members that baggage already has', () => {
  expect(addWorldToBaggage('spoke_world=w-7', 'user=4,plan=free')).toBe('user=4,plan=free,spoke.world=w-7')
})

test('a world named in the header itself wins over the cookie', () => {
  expect(addWorldToBaggage('spoke_world=cookie', 'spoke.world=header')).toBe('spoke.world=header')
})

test.each([undefined, '', 'a=1', 'spoke_world=', 'spoke_world=../etc', 'not_spoke_world=w'])(
  'the cookie %j names no world',
  (cookie) => {
    expect(addWorldToBaggage(cookie, 'user=4')).toBe('user=4')
  },
)

test.each([
  ['spoke.world=w-7', 'w-7'],
  ['user=4, spoke.world = w-7 ;ttl=1', 'w-7'],
  ['my-spoke.world=w-7', undefined],
  ['spokeXworld=w-7', undefined],
])('the baggage %j names the world %s', (baggage, world) => {
  expect(getWorldFromBaggage(baggage)).toBe(world)
})
