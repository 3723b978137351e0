import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toMinorUnits, toMoney } from '#app/ui/money.ts'
import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { getDelivery } from '#mocks/upstreams/shopify/pricing/delivery.ts'
import { createTestStore } from '#mocks/upstreams/shopify/shopify.fixtures.ts'
import type { SelectableAddressRecord } from '#mocks/world/carts.ts'
import { buildCart } from '#mocks/world/factories.ts'
import {
  getDeliveryDates,
  getDeliveryDays,
  getDeliveryPrice,
  getDeliveryTime,
  getDeliveryWindow,
  getFreeDeliveryThreshold,
  getMissingForFreeDelivery,
} from './delivery.ts'

test.each<[RegionCode, string | undefined]>([
  ['gb', '100.00'],
  ['eu', '150.00'],
  ['us', undefined],
])('delivery in %s is free over %s [PDP-06]', (region, amount) => {
  expect(getFreeDeliveryThreshold(region)?.amount).toBe(amount)
})

test.each<[RegionCode, number, string | null]>([
  ['gb', 0, '100.01'],
  ['gb', 54_50, '45.51'],
  ['gb', 100_00, '0.01'],
  ['gb', 100_01, 'nothing'],
  ['eu', 149_99, '0.02'],
  ['us', 500_00, null],
])('in %s, an order of %i minor units lacks %s', (region, worth, expected) => {
  const missing = getMissingForFreeDelivery(toMoney(worth, REGIONS[region].currency), region)
  expect(missing && missing !== 'nothing' ? missing.amount : missing).toBe(expected)
})

test('pages and checkout agree on the price of delivery [PDP-06]', () => {
  const homes = { gb: 'GB', us: 'US', eu: 'FR' }
  fc.assert(
    fc.property(fc.constantFrom(...REGION_CODES), fc.integer({ min: 0, max: 300_00 }), (region, worth) => {
      const { world } = createTestStore()
      const cart = buildCart(world, { region })
      const delivery = getDelivery({ ...cart, deliveryAddresses: [addressIn(homes[region])] }, worth)
      const isFree = getMissingForFreeDelivery(toMoney(worth, REGIONS[region].currency), region) === 'nothing'
      expect(isFree).toBe(delivery?.selected?.cost === 0)
      if (!isFree) expect(toMinorUnits(getDeliveryPrice(region))).toBe(delivery?.selected?.cost)
    }),
  )
})

test('adding the missing amount makes delivery free, to the penny [PDP-06]', () => {
  fc.assert(
    fc.property(fc.constantFrom<RegionCode>('gb', 'eu'), fc.integer({ min: 0, max: 200_00 }), (region, worth) => {
      const missing = getMissingForFreeDelivery(toMoney(worth, REGIONS[region].currency), region)
      const units = typeof missing === 'object' && missing ? toMinorUnits(missing) : 0
      const after = (more: number) => getMissingForFreeDelivery(toMoney(worth + more, REGIONS[region].currency), region)
      expect(after(units)).toBe('nothing')
      if (units > 0) expect(after(units - 1)).not.toBe('nothing')
    }),
  )
})

const inStock = { isGiftCard: false, isMadeToOrder: false, isAvailable: true, isPersonalised: false }
const standard = { in: 'working-days', from: 5, to: 8, hasDates: true }

test.each([
  ['goods in stock', {}, standard],
  ['goods with letters', { isPersonalised: true }, { ...standard, from: 10, to: 13 }],
  ['what is sold out or on its way', { isAvailable: false }, { ...standard, hasDates: false }],
  ['what is made to order', { isMadeToOrder: true }, { in: 'weeks' }],
  ['made to order, sold out', { isMadeToOrder: true, isAvailable: false }, { in: 'weeks' }],
  ['a gift card', { isGiftCard: true }, { in: 'email' }],
])('%s arrive when their page says [PDP-06]', (_, goods, time) => {
  expect(getDeliveryTime({ ...inStock, ...goods })).toEqual(time)
})

test.each<[RegionCode, string]>([
  ['gb', '5.00'],
  ['us', '10.00'],
  ['eu', '10.00'],
])('delivery in %s costs %s where it is not free [PDP-06]', (region, amount) => {
  expect(getDeliveryPrice(region).amount).toBe(amount)
})

test('standard delivery takes 5 to 8 working days, personalised goods 5 more [PDP-06]', () => {
  expect(getDeliveryDays()).toEqual({ from: 5, to: 8 })
  expect(getDeliveryDays({ personalised: true })).toEqual({ from: 10, to: 13 })
})

test.each([
  // A Saturday: weekends do not count.
  ['2026-11-21', false, '2026-11-27', '2026-12-02'],
  ['2026-11-23', false, '2026-11-30', '2026-12-03'],
  ['2026-11-27', false, '2026-12-04', '2026-12-09'],
  ['2026-11-23', true, '2026-12-07', '2026-12-10'],
])('an order of %s (personalised: %s) arrives from %s to %s', (ordered, personalised, from, to) => {
  const window = getDeliveryWindow(new Date(`${ordered}T12:00:00`), { personalised })
  expect([localDay(window.from), localDay(window.to)]).toEqual([from, to])
})

const addressIn = (countryCode: string): SelectableAddressRecord => ({
  id: 'home',
  selected: true,
  oneTimeUse: false,
  address: {
    id: 'home',
    firstName: 'Jo',
    lastName: 'Marsh',
    company: null,
    address1: '1 High Street',
    address2: '',
    city: 'Leeds',
    province: null,
    provinceCode: null,
    country: '',
    countryCode,
    zip: 'LS1 1AA',
    phone: null,
  },
})

const localDay = (date: Date) => date.toLocaleDateString('sv-SE')

test.each([
  ['2026-11-26', 'Thu 3 Dec to Tue 8 Dec'],
  ['2026-08-28', 'Fri 4 Sept to Wed 9 Sept'],
])('an order of %s arrives %s [PDP-06]', (today, dates) => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { from, to } = getDeliveryDates()
  expect(`${from} to ${to}`).toBe(dates)
  // as Intl writes days, with or without a comma
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  for (let month = 0; month < 12; month++) {
    vi.setSystemTime(new Date(2026, month, 3, 12))
    expect(getDeliveryDates().from).toBe(format.format(getDeliveryWindow(new Date()).from).replace(',', ''))
  }
})
