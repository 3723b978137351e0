import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { isGiftCard } from '../product.ts'
import { type Gift, getGiftDays, getGiftProblems, readGift, toGiftAttributes } from './gift.ts'

const NONE: Gift = { recipientName: '', recipientEmail: '', sendOn: '', message: '' }
const DAYS = { first: '2026-11-22', last: '2027-02-20' }

test.each<[string, Partial<Gift>, ReturnType<typeof getGiftProblems>]>([
  ['nothing', {}, {}],
  ['only a message', { message: 'Enjoy' }, {}],
  ['an address', { recipientEmail: 'sam@example.com' }, {}],
  ['everything, today', { recipientName: 'Sam', recipientEmail: 'sam@example.com', sendOn: '2026-11-22' }, {}],
  ['a name alone', { recipientName: 'Sam' }, { recipientEmail: 'email.missing' }],
  ['a day alone', { sendOn: '2026-12-24' }, { recipientEmail: 'email.missing' }],
  ['half an address', { recipientEmail: 'sam@example' }, { recipientEmail: 'email.format' }],
  ['yesterday', { recipientEmail: 'sam@example.com', sendOn: '2026-11-21' }, { sendOn: 'day.past' }],
  ['a day next summer', { recipientEmail: 'sam@example.com', sendOn: '2027-07-01' }, { sendOn: 'day.far' }],
])('a gift with %s has the problems it should [PDP-09]', (_, typed, problems) => {
  expect(getGiftProblems({ ...NONE, ...typed }, DAYS)).toEqual(problems)
})

// One moment: Sunday night in London, Sunday evening in New York, Monday in Paris.
test.each<[RegionCode, string, string]>([
  ['gb', '2026-11-22', '2027-02-20'],
  ['us', '2026-11-22', '2027-02-20'],
  ['eu', '2026-11-23', '2027-02-21'],
])('a card is sent in %s from %s by its own clock, for 90 days [PDP-09]', (region, first, last) => {
  expect(getGiftDays(region, new Date('2026-11-22T23:30:00Z'))).toEqual({ first, last })
})

test.each([
  ['Gift Card', 'Accessories', true],
  ['Vouchers', 'Gift Card', true],
  ['Belts', 'Accessories', false],
])('a product of the type %s and the category %s is a gift card: %s [PDP-09]', (productType, category, isCard) => {
  expect(isGiftCard({ productType, category })).toBe(isCard)
})

test('a card for another recipient has the attributes that Shopify sends it by [PDP-09]', () => {
  const gift = { recipientName: 'Sam', recipientEmail: 'sam@example.com', sendOn: '2026-12-24', message: 'Enjoy' }
  expect(toGiftAttributes(gift)).toEqual([
    { key: 'Recipient name', value: 'Sam' },
    { key: 'Recipient email', value: 'sam@example.com' },
    { key: 'Send on', value: '2026-12-24' },
    { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
    { key: 'message', value: 'Enjoy' },
  ])
})

test('a card without a recipient goes to the buyer with its message [PDP-09]', () => {
  expect(toGiftAttributes({ ...NONE, message: 'Enjoy' })).toEqual([{ key: 'message', value: 'Enjoy' }])
})

test('a posted form is read without surrounding spaces [PDP-09]', () => {
  const form = new FormData()
  form.set('recipientEmail', ' sam@example.com ')
  form.set('message', ' Enjoy ')
  expect(readGift(form)).toEqual({ ...NONE, recipientEmail: 'sam@example.com', message: 'Enjoy' })
})

test('a posted message has up to 300 characters, a name up to 100 [PDP-09]', () => {
  const form = new FormData()
  form.set('recipientName', 'n'.repeat(101))
  form.set('message', 'm'.repeat(301))
  expect(readGift(form)).toEqual({ ...NONE, recipientName: 'n'.repeat(100), message: 'm'.repeat(300) })
})
