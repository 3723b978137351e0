import { expect, test } from 'vitest'
import { resolveIdentity } from './identity.ts'
import { groupMessages } from './outbox.ts'

test('queued messages are grouped by the identity that caused them [ANA-01]', () => {
  const visitor = { anonymousId: 'a', customer: null }
  const ann = { anonymousId: 'a', customer: 'ann' }
  const next = { anonymousId: 'b', customer: null }
  expect(
    groupMessages([
      { identity: visitor, message: 1 },
      { identity: { ...ann }, message: 2 },
      { identity: { ...ann }, message: 3 },
      { identity: next, message: 4 },
    ]),
  ).toEqual([
    { identity: visitor, messages: [1] },
    { identity: ann, messages: [2, 3] },
    { identity: next, messages: [4] },
  ])
  expect(groupMessages([])).toEqual([])
})

test('signing in keeps the anonymous id, and a later visitor gets another one [ANA-01]', () => {
  const visitor = { anonymousId: 'a', customer: null }
  const ann = { anonymousId: 'a', customer: 'ann' }
  expect(resolveIdentity('ann', visitor)).toEqual(ann)
  expect(resolveIdentity('ann', ann)).toBe(ann)
  for (const customer of [null, 'bo']) {
    const other = resolveIdentity(customer, ann)
    expect(other.customer).toBe(customer)
    expect(other.anonymousId).toMatch(/^[0-9a-f-]{36}$/)
  }
})
