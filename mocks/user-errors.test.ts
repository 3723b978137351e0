import { expect, test } from 'vitest'
import { parseCall } from './parse-call.ts'
import { toRefusal } from './user-errors.ts'

const cartGone = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }

async function getRefusal(query: string) {
  const body = JSON.stringify({ query })
  const request = new Request('http://localhost/shopify/gb/api/2025-01/graphql.json', { method: 'POST', body })
  return toRefusal(await parseCall('shopify', request), [cartGone])
}

test('a refusal has exactly the selected fields, under their aliases', async () => {
  const query = `mutation ($id: ID!) {
    added: cartLinesAdd(cartId: $id, lines: []) { __typename cart { id } problems: userErrors { ...Why } warnings { code } }
  }
  fragment Why on CartUserError { message at: field }`
  expect(await getRefusal(query)).toEqual({
    data: {
      added: {
        __typename: 'CartLinesAddPayload',
        cart: null,
        problems: [{ message: cartGone.message, at: cartGone.field }],
        warnings: [],
      },
    },
  })
})
