import { expect, test } from 'vitest'
import { parseGiftCode } from './gift-code.ts'

test.each([
  ['FRIEND20', { discount: 'FRIEND20' }],
  [' FRIEND-7F3K ', { discount: 'FRIEND-7F3K' }],
  ['<b>you have won</b>', {}],
  ['You have won', {}],
  ['', {}],
  [undefined, {}],
  ['x'.repeat(41), {}],
])('a link with the code %j shows %j [OPS-04]', (discount, search) => {
  expect(parseGiftCode({ discount })).toEqual(search)
})
