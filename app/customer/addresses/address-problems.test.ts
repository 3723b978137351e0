import { expect, test } from 'vitest'
import type { AddressFields } from './address.ts'
import { findAddressProblems } from './address-values.ts'

const STATES = [
  { code: 'OR', name: 'Oregon' },
  { code: 'NY', name: 'New York' },
]
const COUNTIES = [{ code: 'D', name: 'Dublin' }]
const british: AddressFields = {
  firstName: '',
  lastName: 'Marsh',
  address1: '1 Mill Lane',
  address2: '',
  city: 'Leeds',
  country: 'GB',
  province: '',
  zip: 'LS1 4AP',
  phone: '',
}
const american = { ...british, country: 'US', province: 'OR', zip: '97205' }

type Case = [string, AddressFields, readonly { code: string; name: string }[] | null, [string, string][]]

test.each<Case>([
  ['a British address without county', british, [], []],
  [
    'an empty address',
    { ...british, lastName: '', address1: '', city: '', zip: '' },
    [],
    [
      ['lastName', 'missing'],
      ['address1', 'missing'],
      ['city', 'missing'],
      ['zip', 'missing'],
    ],
  ],
  ['an American address', american, STATES, []],
  ['an American address without state', { ...american, province: '' }, STATES, [['province', 'missing']]],
  ['a missing state without a list to choose from', { ...american, province: '' }, null, []],
  ['a state that has no code', { ...american, province: '' }, [{ code: 'Oregon', name: 'Oregon' }], []],
  ['a state that was typed', { ...american, province: 'Oregon' }, null, []],
  ['a province of another country', { ...american, province: 'BC' }, STATES, [['province', 'not-in-country']]],
  ['a province from Shopify in a country without a list', { ...british, province: 'ENG' }, [], []],
  ['an Irish address without county and code', { ...british, country: 'IE', zip: '' }, COUNTIES, []],
  [
    'a county of another country',
    { ...british, country: 'IE', province: 'OR' },
    COUNTIES,
    [['province', 'not-in-country']],
  ],
  ...['SW1A 1AA', 'm11ae', 'EC1A 1BB ', 'gir 0aa'].map(
    (zip) => [`the British postcode ${zip}`, { ...british, zip }, [], []] satisfies Case,
  ),
  ...['12345', 'hello', 'LS1'].map(
    (zip) => [`${zip} in Britain`, { ...british, zip }, [], [['zip', 'no-postcode']]] satisfies Case,
  ),
  ...['97205-1234', '972051234'].map(
    (zip) => [`the American code ${zip}`, { ...american, zip }, STATES, []] satisfies Case,
  ),
  ...['9720', 'LS1 4AP'].map(
    (zip) => [`${zip} in America`, { ...american, zip }, STATES, [['zip', 'no-postcode']]] satisfies Case,
  ),
  ...[
    ['DE', '10115'],
    ['PL', '00-950'],
    ['LT', 'LT-01100'],
    ['NL', '1012 JS'],
    ['JP', '〒100-8111'],
  ].map(([country = '', zip = '']) => [`${zip} in ${country}`, { ...british, country, zip }, null, []] satisfies Case),
  ['letters in Germany', { ...british, country: 'DE', zip: 'hello' }, null, [['zip', 'no-postcode']]],
  ['a long name', { ...british, firstName: '👖'.repeat(127), lastName: 'x'.repeat(255) }, [], []],
  [
    'names that are too long',
    { ...british, firstName: '👖'.repeat(128), lastName: 'x'.repeat(10_000) },
    [],
    [
      ['firstName', 'too-long'],
      ['lastName', 'too-long'],
    ],
  ],
  ['a phone number that is none', { ...british, phone: '0'.repeat(51) }, [], [['phone', 'too-long']]],
])('%s has its problems [ACC-06] [ACC-07]', (_what, fields, provinces, problems) => {
  expect(findAddressProblems(fields, provinces)).toEqual(problems)
})
