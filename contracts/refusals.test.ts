import { expect, test } from 'vitest'
import { describeGraphqlErrors, describeUserErrors } from './refusals.ts'

const document = 'query customer { customer { id emailAddress { emailAddress } } }'

test.each([
  [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }, 'THROTTLED'],
  [
    { message: 'jo@shopper.test', path: ['customer', 'emailAddress', 0] },
    'an error without a code at customer/emailAddress/0',
  ],
  [{ message: 'no', path: ['query customer', 'jo'], extensions: { code: 'undefinedField' } }, 'undefinedField'],
  [{ message: 'no', extensions: { contentful: { code: 'QUERY_TOO_COMPLEX' } } }, 'QUERY_TOO_COMPLEX'],
  [{ message: 'Jo cannot', extensions: { code: '4412' } }, ''],
  [{ message: 'We say: Not here. Sorry, Jo', extensions: { code: 'X' } }, 'Not here.'],
])('%j is described as %j [OPS-04]', (error, description) => {
  expect(describeGraphqlErrors([error], { document, knownMessages: ['Not here.'] })).toBe(description)
})

test('a thousand errors are described as the first ones', () => {
  const errors = Array.from({ length: 1_000 }, () => ({ message: 'no', extensions: { code: 'INVALID' } }))
  expect(describeGraphqlErrors(errors, { document })).toBe('INVALID')
})

test.each([
  [[{ code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'] }], 'INVALID at input/lines/0/merchandiseId'],
  // upstreams that give no more than the specification
  [[{ field: ['cartId'] }, { field: null }], 'an error without a code at cartId'],
  [[{ field: ['jo@shopper.test'] }], 'an error without a code'],
  [[], 'an error without a code'],
])('the userErrors %j are described as %j [OPS-04]', (errors, description) => {
  expect(describeUserErrors(errors)).toBe(description)
})
