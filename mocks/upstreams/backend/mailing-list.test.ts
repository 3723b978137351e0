import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { MailingSubscription } from '#contracts/backend/generated/types.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { discountOf } from '../shopify/pricing/discount-codes.ts'

const backend = await createSimulatedBackend({ strict: true, storefront: 'https://shop.test' })
const shopIn = (world: string) =>
  createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: fetchIn(backend, world) })
const mailsOf = (world: string) => backend.worlds.get(world).journal.entries({ kind: 'mail' })

const ann: MailingSubscription = {
  email: 'ann@example.com',
  store: 'gb',
  list_ids: [{ channel: 'email', list_id: 'L1' }],
  source: 'Footer',
}

test('whoever subscribes twice is on the list once and gets one code [FORM-02]', async () => {
  expect(await shopIn('twice').mailingList(ann)).toBeNull()
  expect(await shopIn('twice').mailingList({ ...ann, source: 'Modal' })).toBeNull()
  expect(backend.worlds.get('twice').subscriptions.all()).toMatchObject([
    { email: 'ann@example.com', method: 'subscribe', source: 'Modal', lists: [{ channel: 'email', listId: 'L1' }] },
  ])
  expect(mailsOf('twice')).toMatchObject([{ template: 'welcome', subject: expect.stringContaining('SORTED') }])
})

test('one person on the list of one world is not on that of another [SIM-03]', async () => {
  await shopIn('here').mailingList(ann)
  expect(backend.worlds.get('there').subscriptions.count()).toBe(0)
})

test('whoever leaves is kept as having left, without a mail', async () => {
  await shopIn('leaver').mailingList(ann)
  expect(await shopIn('leaver').mailingList(ann, 'unsubscribe')).toBeNull()
  expect(backend.worlds.get('leaver').subscriptions.all()).toMatchObject([{ method: 'unsubscribe' }])
  expect(mailsOf('leaver')).toHaveLength(1)
})

test('a phone number is enough to subscribe with, nothing is not', async () => {
  const { email: _, ...nobody } = ann
  expect(await shopIn('texts').mailingList({ ...nobody, phone_number: '+447700900123' })).toBeNull()
  await expect(shopIn('texts').mailingList(nobody)).rejects.toMatchObject({ kind: 'status', status: 400 })
  expect(backend.worlds.get('texts').subscriptions.count()).toBe(1)
})

test('many at once are all kept', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `shopper-${index}@example.com`)
  await Promise.all(emails.map((email) => shopIn('crowd').mailingList({ ...ann, email })))
  expect(backend.worlds.get('crowd').subscriptions.count()).toBe(20)
})

test('the footer subscribes by email alone', async () => {
  expect(await shopIn('footer').newsletter({ email: 'ann@example.com', location: 'Footer' })).toBeNull()
  expect(backend.worlds.get('footer').subscriptions.all()).toMatchObject([{ source: 'Footer' }])
})

test('what is no address is refused, and the answer says which part', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/backend/newsletter`, { method: 'POST', body: '{"email":"ann"}' }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'location is missing, email must match format "email"' })
})

test('no mail in the journal tells whom it went to', async () => {
  await shopIn('private').mailingList(ann)
  await shopIn('private').referAFriend('gb', { name: 'Ann', email: 'ann@example.com', friend_email: 'bob@example.com' })
  expect(JSON.stringify(mailsOf('private'))).not.toMatch(/ann|bob/i)
})

test('a friend is invited with a code that the store honours, and the link keeps the region [FORM-06]', async () => {
  const friend = { name: 'Ann', email: 'ann@example.com', friend_email: 'bob@example.com' }
  expect(await shopIn('friends').referAFriend('us', friend)).toEqual({
    code: 'FRIEND20',
    link: 'https://shop.test/us/thank-your-friend?discount=FRIEND20',
  })
  expect(discountOf('FRIEND20', 200_00, 'us')).toBeGreaterThan(0)
  expect(mailsOf('friends')).toMatchObject([{ template: 'friend-invitation' }])
})

test('nobody can be their own friend', async () => {
  const self = { name: 'Ann', email: 'ann@example.com', friend_email: 'ANN@example.com' }
  await expect(shopIn('alone').referAFriend('gb', self)).rejects.toMatchObject({ status: 400 })
  expect(mailsOf('alone')).toEqual([])
})
