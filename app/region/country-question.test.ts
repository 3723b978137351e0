import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { getCountryQuestion, parseGeoRegion, toGeoRegion, type VisitorLocation } from './geo-region.ts'

const unset = undefined

test.each<[from: VisitorLocation, shop: RegionCode, chosen: RegionCode | undefined, offer: string]>([
  // the visitor is in the region of the shop
  ['gb', 'gb', unset, 'nothing'],
  ['us', 'us', unset, 'nothing'],
  ['eu', 'eu', unset, 'nothing'],
  ['gb', 'gb', 'gb', 'nothing'],
  // the visitor is elsewhere
  ['elsewhere', 'gb', unset, 'which'],
  ['elsewhere', 'us', unset, 'which'],
  ['elsewhere', 'gb', 'gb', 'nothing'],
  ['elsewhere', 'gb', 'us', 'us'],
  // another shop than that of the visitor's region was chosen
  ['gb', 'gb', 'us', 'us'],
  ['us', 'us', 'eu', 'eu'],
  // in a shop of another region that was not chosen
  ['us', 'gb', unset, 'us'],
  ['eu', 'us', unset, 'eu'],
  ['gb', 'eu', 'us', 'us'],
  ['us', 'gb', 'us', 'us'],
  // in a shop of another region that was chosen
  ['us', 'gb', 'gb', 'nothing'],
  ['gb', 'eu', 'eu', 'nothing'],
  // the location is unknown
  ['unknown', 'gb', unset, 'nothing'],
  ['unknown', 'gb', 'gb', 'nothing'],
  ['unknown', 'gb', 'eu', 'eu'],
])('from %s in the %s shop, with %s chosen, the modal offers %s [REG-06]', (from, shop, chosen, offer) => {
  const question = getCountryQuestion({ from, shop, chosen })
  expect(question === null ? 'nothing' : question.kind === 'elsewhere' ? 'which' : question.there).toBe(offer)
})

test('the modal opens exactly under the three given conditions [REG-06]', () => {
  const regions = fc.constantFrom(...REGION_CODES)
  const from = fc.constantFrom<VisitorLocation>(...REGION_CODES, 'elsewhere')
  fc.assert(
    fc.property(from, regions, fc.option(regions, { nil: undefined }), (from, shop, chosen) => {
      const isExpected =
        (from === 'elsewhere' && chosen === undefined) ||
        (shop === from && chosen !== undefined && chosen !== shop) ||
        (shop !== from && chosen !== shop)
      expect(getCountryQuestion({ from, shop, chosen }) !== null).toBe(isExpected)
    }),
  )
})

test.each([
  ['GB', 'GB', 'gb'],
  ['us', 'US', 'us'],
  ['FR', 'EU', 'eu'],
  ['IE', 'EU', 'eu'],
  ['JE', 'GB', 'gb'],
  ['CH', 'CH', 'elsewhere'],
  ['AU', 'AU', 'elsewhere'],
  ['XX', 'XX', 'unknown'],
  ['T1', 'XX', 'unknown'],
  [null, 'XX', 'unknown'],
  ['<script>', 'XX', 'unknown'],
])('the country %s is geo region %s, location %s [REG-06]', (country, geoRegion, location) => {
  expect(toGeoRegion(country)).toBe(geoRegion)
  expect(parseGeoRegion(geoRegion)).toBe(location)
})

test.each([undefined, '', 'nonsense', 'GBR'])('the cookie value %j is an unknown location', (cookie) => {
  expect(parseGeoRegion(cookie)).toBe('unknown')
})
