import { expect, test } from 'vitest'
import { errorCatalogue } from '#contracts/errors/catalogue.ts'
import { successMessages } from '#contracts/errors/success-messages.ts'
import { isMessageCode, messageFor, messages } from './messages.ts'

test('a sentence of ours is American in the American shop, a given one is not changed [REG-09]', () => {
  expect(messageFor('cart.no-id', 'en-US')).toBe('Your cart has expired. Please add your things again.')
  for (const locale of ['en-GB', 'en-US'] as const)
    expect(messageFor('cart.colour-unavailable', locale)).toBe(
      'Sorry, this colour is now out of stock. Please try another colour or submit a Back in Stock notification request.',
    )
})

test('Europe reads every message as Britain does [REG-09]', () => {
  for (const code of Object.keys(messages))
    if (isMessageCode(code)) expect(messageFor(code, 'en-EU')).toBe(messageFor(code, 'en-GB'))
})

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [20 * 60, '20 minutes'],
  [60 * 60, '1 hour'],
  [8 * 60 * 60 - 20, '8 hours'],
  [undefined, 'a little'],
])('a limit with %s seconds to wait asks to wait %s [OPS-08]', (retryAfterS, wait) => {
  expect(messageFor('limit.reached', 'en-GB', retryAfterS)).toBe(
    `You have tried this several times. Please wait ${wait} and try again.`,
  )
})

test('every failure and success of the contracts has its message here', () => {
  for (const [code, row] of Object.entries(errorCatalogue))
    if ('shown' in row)
      expect(isMessageCode(code) && messageFor(code, 'en-GB')).toBe(row.shown.replace('{wait}', 'a little'))
  expect(messages).toMatchObject(successMessages)
})

test('no two messages share a code', () => {
  const shown = Object.values(errorCatalogue).filter((row) => 'shown' in row).length
  const notices = Object.keys(messages).filter((code) => !(code in errorCatalogue) && !(code in successMessages))
  expect(Object.keys(messages)).toHaveLength(shown + Object.keys(successMessages).length + notices.length)
})

test('a row that shows nothing and an unknown word have no message', () => {
  expect(messageFor('fit.none', 'en-GB')).toBe('')
  expect(['toString', 'Send money', ''].filter(isMessageCode)).toEqual([])
})
