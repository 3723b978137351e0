import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import { countryQuestion } from './country-question.ts'
import { geoRegionOf, type WhereFrom, whereFrom } from './where-from.ts'

const none = undefined

test.each<[from: WhereFrom, shop: RegionCode, chosen: RegionCode | undefined, asks: string]>([
  // regions in agreement do not prompt
  ['gb', 'gb', none, 'nothing'],
  ['us', 'us', none, 'nothing'],
  ['eu', 'eu', none, 'nothing'],
  ['gb', 'gb', 'gb', 'nothing'],
  // from none of our regions, and nothing chosen
  ['elsewhere', 'gb', none, 'which'],
  ['elsewhere', 'us', none, 'which'],
  ['elsewhere', 'gb', 'gb', 'nothing'],
  ['elsewhere', 'gb', 'us', 'us'],
  // in the shop of one's region, and another was chosen
  ['gb', 'gb', 'us', 'us'],
  ['us', 'us', 'eu', 'eu'],
  // in the shop of another region, which was not chosen
  ['us', 'gb', none, 'us'],
  ['eu', 'us', none, 'eu'],
  ['gb', 'eu', 'us', 'us'],
  ['us', 'gb', 'us', 'us'],
  // in the shop of another region, which was chosen
  ['us', 'gb', 'gb', 'nothing'],
  ['gb', 'eu', 'eu', 'nothing'],
  // nobody knows where from
  ['unknown', 'gb', none, 'nothing'],
  ['unknown', 'gb', 'gb', 'nothing'],
  ['unknown', 'gb', 'eu', 'eu'],
])('from %s in the %s shop, with %s chosen, asks about %s [REG-06]', (from, shop, chosen, asks) => {
  const question = countryQuestion({ from, shop, chosen })
  expect(question === null ? 'nothing' : question.kind === 'elsewhere' ? 'which' : question.there).toBe(asks)
})

test('asks exactly when one of the three conditions holds that the source gives [REG-06]', () => {
  const regions = fc.constantFrom(...REGION_CODES)
  const from = fc.constantFrom<WhereFrom>(...REGION_CODES, 'elsewhere')
  fc.assert(
    fc.property(from, regions, fc.option(regions, { nil: undefined }), (from, shop, chosen) => {
      const asGiven =
        (from === 'elsewhere' && chosen === undefined) ||
        (shop === from && chosen !== undefined && chosen !== shop) ||
        (shop !== from && chosen !== shop)
      expect(countryQuestion({ from, shop, chosen }) !== null).toBe(asGiven)
    }),
  )
})

test.each([
  ['GB', 'GB', 'gb'],
  ['us', 'US', 'us'],
  ['FR', 'EU', 'eu'],
  ['IE', 'EU', 'eu'],
  ['CH', 'CH', 'elsewhere'],
  ['AU', 'AU', 'elsewhere'],
  ['XX', 'XX', 'unknown'],
  ['T1', 'XX', 'unknown'],
  [null, 'XX', 'unknown'],
  ['<script>', 'XX', 'unknown'],
])('a CDN’s %s is geo region %s: %s [REG-06]', (country, geoRegion, from) => {
  expect(geoRegionOf(country)).toBe(geoRegion)
  expect(whereFrom(geoRegion)).toBe(from)
})

test.each([undefined, '', 'nonsense', 'GBR'])('a cookie that says %j says nothing', (cookie) => {
  expect(whereFrom(cookie)).toBe('unknown')
})
