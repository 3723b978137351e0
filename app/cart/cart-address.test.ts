import { expect, test } from 'vitest'
import { parseGiftCode } from './cart-address.ts'

test.each([
  ['FRIEND20', 'FRIEND20'],
  [' FRIEND-7F3K ', 'FRIEND-7F3K'],
  ['<b>you have won</b>', undefined],
  ['You have won', undefined],
  ['evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
  ['x'.repeat(41), undefined],
])('a link with the code %j shows %j, and nothing else [OPS-04]', (discount, shown) => {
  expect(parseGiftCode({ discount })).toStrictEqual({ discount: shown })
})
