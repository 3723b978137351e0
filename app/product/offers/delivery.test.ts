import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf } from '#app/ui/money.ts'
import { CURRENCIES, REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import { deliveryOf } from '#mocks/upstreams/shopify/pricing/delivery.ts'
import { aStore } from '#mocks/upstreams/shopify/shopify.fixtures.ts'
import type { SelectableAddressRecord } from '#mocks/world/carts.ts'
import { aCart } from '#mocks/world/factories.ts'
import { deliveryDays, deliveryWindow, freeDeliveryOver, missingForFreeDelivery } from './delivery.ts'

test.each<[RegionCode, string | undefined]>([
  ['gb', '100.00'],
  ['eu', '150.00'],
  ['us', undefined],
])('in %s delivery is free over %s [PDP-06]', (region, amount) => {
  expect(freeDeliveryOver(region)?.amount).toBe(amount)
})

test.each<[RegionCode, number, string | null]>([
  ['gb', 0, '100.00'],
  ['gb', 54_50, '45.50'],
  ['gb', 100_00, '0.01'],
  ['gb', 100_01, 'nothing'],
  ['eu', 149_99, '0.01'],
  ['us', 500_00, null],
])('in %s, to %i pence or cents %s is missing', (region, worth, expected) => {
  const missing = missingForFreeDelivery(moneyOf(worth, CURRENCIES[region]), region)
  expect(missing && missing !== 'nothing' ? missing.amount : missing).toBe(expected)
})

test('delivery that the page calls free, the till calls free, and no other [PDP-06]', () => {
  const homes = { gb: 'GB', us: 'US', eu: 'FR' }
  fc.assert(
    fc.property(fc.constantFrom(...REGION_CODES), fc.integer({ min: 0, max: 300_00 }), (region, worth) => {
      const { world } = aStore()
      const cart = aCart(world, { region })
      const delivery = deliveryOf({ ...cart, deliveryAddresses: [addressIn(homes[region])] }, worth)
      const isFree = missingForFreeDelivery(moneyOf(worth, CURRENCIES[region]), region) === 'nothing'
      expect(isFree).toBe(delivery?.chosen?.cost === 0)
    }),
  )
})

test('standard delivery takes five to eight working days, personalised goods five more [PDP-06]', () => {
  expect(deliveryDays()).toEqual({ from: 5, to: 8 })
  expect(deliveryDays({ personalised: true })).toEqual({ from: 10, to: 13 })
})

test.each([
  // a Saturday: weekends do not count
  ['2026-11-21', false, '2026-11-27', '2026-12-02'],
  ['2026-11-23', false, '2026-11-30', '2026-12-03'],
  ['2026-11-27', false, '2026-12-04', '2026-12-09'],
  ['2026-11-23', true, '2026-12-07', '2026-12-10'],
])('ordered on %s (personalised: %s) it comes between %s and %s', (ordered, personalised, from, to) => {
  const window = deliveryWindow(new Date(`${ordered}T12:00:00`), { personalised })
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
