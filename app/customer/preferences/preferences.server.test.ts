import { expect, test } from 'vitest'
import type { CustomerRecord } from '#mocks/world/customers.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { getChanges } from '../customer.ts'
import { changePreferences } from './preferences.server.ts'

async function givenCustomer(scenario: string, overrides: Partial<CustomerRecord> = {}) {
  const given = await givenScenario(scenario)
  await given.world.customers.create({
    id: 'gid://shopify/Customer/7001',
    region: 'gb',
    firstName: 'Ann',
    lastName: 'Archer',
    email: 'ann@example.com',
    createdAt: '2026-01-01T00:00:00Z',
    accountTokens: ['ann'],
    ...overrides,
  })
  const reported: string[] = []
  const report = (code: string) => void reported.push(code)
  const targets: string[] = []
  const { backend, customerAccount } = createClients(given)
  const subscription = {
    backend,
    hasNewsletter: false,
    store: 'gb',
    mailingLists: { email: 'GB-1', sms: 'GB-2' },
    // the cookie may name another region's customer
    customerId: '9',
    report,
    checkLimit: async (target: string) => {
      targets.push(target)
      return null
    },
  } as const
  const deps = { openAccount: async (accessToken: string) => customerAccount(accessToken), subscription, report }
  const readAccount = async () => {
    const customer = await customerAccount('ann').customer()
    return [customer?.emailAddress?.marketingState, customer?.phoneNumber?.marketingState]
  }
  return { deps, reported, targets, readAccount, ...given }
}

test('each channel is subscribed and unsubscribed separately, and the account shows it [ANA-05]', async () => {
  const { deps, world, targets, readAccount } = await givenCustomer('default-shop', { phone: '+447700900123' })
  expect(await changePreferences(deps, 'ann', { email: true })).toEqual({ status: 'changed', email: { ok: true } })
  expect(world.subscriptions.all()).toMatchObject([
    {
      store: 'gb',
      method: 'subscribe',
      email: 'ann@example.com',
      phoneNumber: null,
      lists: [{ channel: 'email', listId: 'GB-1' }],
      userId: '7001',
      source: 'Account',
    },
  ])
  expect(await readAccount()).toEqual(['SUBSCRIBED', 'NOT_SUBSCRIBED'])
  expect(await changePreferences(deps, 'ann', { email: false, sms: true })).toEqual({
    status: 'changed',
    email: { ok: true },
    sms: { ok: true },
  })
  expect(world.subscriptions.all()).toMatchObject([
    { method: 'unsubscribe', email: 'ann@example.com' },
    { method: 'subscribe', email: null, phoneNumber: '+447700900123', lists: [{ channel: 'sms', listId: 'GB-2' }] },
  ])
  expect(await readAccount()).toEqual(['NOT_SUBSCRIBED', 'SUBSCRIBED'])
  expect(targets).toEqual(['ann@example.com', 'ann@example.com', '+447700900123'])
})

test('a typed number is for a customer without one [ANA-05]', async () => {
  const typed = { countryCode: 'GB', number: '+447700900999' }
  const without = await givenCustomer('default-shop')
  expect(await changePreferences(without.deps, 'ann', { sms: true, phone: typed })).toMatchObject({ sms: { ok: true } })
  expect(without.world.subscriptions.all()).toMatchObject([{ phoneNumber: '+447700900999', phoneCountryCode: 'GB' }])
  expect(await without.readAccount()).toEqual(['NOT_SUBSCRIBED', 'SUBSCRIBED'])

  const own = await givenCustomer('default-shop', { phone: '+447700900123' })
  await changePreferences(own.deps, 'ann', { sms: false, phone: typed })
  expect(own.world.subscriptions.all()).toMatchObject([{ method: 'unsubscribe', phoneNumber: '+447700900123' }])
})

test('a failing mailing list changes nothing and is reported [ANA-05] [ANA-06]', async () => {
  const { deps, reported, readAccount } = await givenCustomer('mailing-list-down', { acceptsMarketing: true })
  expect(await changePreferences(deps, 'ann', { email: false })).toEqual({
    status: 'changed',
    email: { ok: false, failure: 'mailing.subscribe-failed' },
  })
  expect(reported).toEqual(['mailing.request-failed'])
  expect((await readAccount())[0]).toBe('SUBSCRIBED')
})

test('without a customer nothing is changed [ANA-05] [ACC-05]', async () => {
  const { deps, world } = await givenCustomer('default-shop')
  expect(await changePreferences(deps, 'bo', { email: true })).toEqual({ status: 'token-expired' })
  expect(await changePreferences(deps, 'ann', { sms: true })).toMatchObject({ sms: { ok: false } })
  expect(world.subscriptions.all()).toEqual([])
  const unreadable = await givenCustomer('customer-unreadable')
  expect(await changePreferences(unreadable.deps, 'ann', { email: true })).toEqual({ status: 'failed' })
  expect(unreadable.reported).toEqual(['customer.read-failed'])
})

test('only what differs from the saved preferences is changed [ANA-05]', () => {
  expect(getChanges({ email: 'on', sms: 'off' }, { email: true, sms: false })).toEqual({})
  expect(getChanges({ email: 'pending', sms: 'off' }, { email: false, sms: true })).toEqual({ email: false, sms: true })
})
