import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { MailingSubscription } from '#contracts/backend/generated/types.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { getDiscountAmount } from '../shopify/pricing/discount-codes.ts'

const backend = await createSimulatedBackend({ strict: true, storefront: 'https://shop.test' })
const createShopIn = (world: string) =>
  createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: createFetch(backend, world) })
const getMails = (world: string) => backend.worlds.get(world).journal.entries({ kind: 'mail' })

const ann: MailingSubscription = {
  email: 'ann@example.com',
  store: 'gb',
  list_ids: [{ channel: 'email', list_id: 'L1' }],
  source: 'Footer',
}

test('subscribing twice keeps one subscription and sends one code [FORM-02]', async () => {
  expect(await createShopIn('twice').mailingList(ann)).toBeNull()
  expect(await createShopIn('twice').mailingList({ ...ann, source: 'Modal' })).toBeNull()
  expect(backend.worlds.get('twice').subscriptions.all()).toMatchObject([
    { email: 'ann@example.com', method: 'subscribe', source: 'Modal', lists: [{ channel: 'email', listId: 'L1' }] },
  ])
  expect(getMails('twice')).toMatchObject([{ template: 'welcome', subject: expect.stringContaining('SORTED') }])
})

test('subscriptions belong to one world [SIM-03]', async () => {
  await createShopIn('here').mailingList(ann)
  expect(backend.worlds.get('there').subscriptions.count()).toBe(0)
})

test('unsubscribing is recorded and sends no mail', async () => {
  await createShopIn('leaver').mailingList(ann)
  expect(await createShopIn('leaver').mailingList(ann, 'unsubscribe')).toBeNull()
  expect(backend.worlds.get('leaver').subscriptions.all()).toMatchObject([{ method: 'unsubscribe' }])
  expect(getMails('leaver')).toHaveLength(1)
})

test('subscribing needs an email or a phone number', async () => {
  const { email: _, ...withoutEmail } = ann
  expect(await createShopIn('texts').mailingList({ ...withoutEmail, phone_number: '+447700900123' })).toBeNull()
  await expect(createShopIn('texts').mailingList(withoutEmail)).rejects.toMatchObject({ kind: 'status', status: 400 })
  expect(backend.worlds.get('texts').subscriptions.count()).toBe(1)
})

test('subscribing and leaving change what the customer’s account says [ANA-05]', async () => {
  const [shop, world] = [createShopIn('customers'), backend.worlds.get('customers')]
  const person = { region: 'gb', firstName: 'Ann', lastName: 'Archer', createdAt: '2026-01-01T00:00:00Z' } as const
  await world.customers.create({ ...person, id: 'gid://shopify/Customer/1', email: 'Ann@example.com' })
  await world.customers.create({ ...person, id: 'gid://shopify/Customer/2', email: 'bo@example.com' })
  const readStates = () =>
    world.customers.all().map(({ acceptsMarketing, acceptsTexts, phone }) => [acceptsMarketing, acceptsTexts, phone])
  await shop.mailingList(ann)
  expect(readStates()).toEqual([
    [true, false, null],
    [false, false, null],
  ])
  const { email: _, ...withoutEmail } = ann
  const byPhone = {
    ...withoutEmail,
    phone_number: '+447700900123',
    list_ids: [{ channel: 'sms', list_id: 'L2' }],
  } as const
  await shop.mailingList({ ...byPhone, list_ids: [...byPhone.list_ids], user_id: '1' })
  await shop.mailingList(ann, 'unsubscribe')
  expect(readStates()[0]).toEqual([false, true, '+447700900123'])
  await shop.mailingList({ ...byPhone, list_ids: [...byPhone.list_ids] }, 'unsubscribe')
  await shop.mailingList({ ...ann, store: 'us' })
  expect(readStates()).toEqual([
    [false, false, '+447700900123'],
    [false, false, null],
  ])
})

test('concurrent subscriptions are all saved', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `shopper-${index}@example.com`)
  await Promise.all(emails.map((email) => createShopIn('crowd').mailingList({ ...ann, email })))
  expect(backend.worlds.get('crowd').subscriptions.count()).toBe(20)
})

test('the footer form subscribes with an email alone', async () => {
  expect(await createShopIn('footer').newsletter({ email: 'ann@example.com', location: 'Footer' })).toBeNull()
  expect(backend.worlds.get('footer').subscriptions.all()).toMatchObject([{ source: 'Footer' }])
})

test('an invalid subscription is rejected with the invalid fields', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/backend/newsletter`, { method: 'POST', body: '{"email":"ann"}' }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'location is missing, email must match format "email"' })
})

test('journal entries of mails contain no personal data', async () => {
  await createShopIn('private').mailingList(ann)
  await createShopIn('private').referAFriend('gb', {
    name: 'Ann',
    email: 'ann@example.com',
    friend_email: 'bob@example.com',
  })
  expect(JSON.stringify(getMails('private'))).not.toMatch(/ann|bob/i)
})

test('an invited friend gets a valid code and a regional link [FORM-06]', async () => {
  const friend = { name: 'Ann', email: 'ann@example.com', friend_email: 'bob@example.com' }
  expect(await createShopIn('friends').referAFriend('us', friend)).toEqual({
    code: 'FRIEND20',
    link: 'https://shop.test/us/thank-your-friend?discount=FRIEND20',
  })
  expect(getDiscountAmount('FRIEND20', 200_00, { region: 'us', currency: 'USD', hasCustomer: false })).toBeGreaterThan(
    0,
  )
  expect(getMails('friends')).toMatchObject([{ template: 'friend-invitation' }])
})

test('referring your own address is rejected', async () => {
  const self = { name: 'Ann', email: 'ann@example.com', friend_email: 'ANN@example.com' }
  await expect(createShopIn('alone').referAFriend('gb', self)).rejects.toMatchObject({ status: 400 })
  expect(getMails('alone')).toEqual([])
})
