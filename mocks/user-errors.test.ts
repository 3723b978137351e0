import { expect, test } from 'vitest'
import { callOf } from './operation-of.ts'
import { refuse } from './user-errors.ts'

const gone = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }

async function refused(query: string) {
  const body = JSON.stringify({ query })
  const request = new Request('http://localhost/shopify/gb/api/2025-01/graphql.json', { method: 'POST', body })
  return refuse(await callOf('shopify', request), [gone])
}

test('a refusal has exactly the fields that were asked for, under the names they were asked by', async () => {
  const query = `mutation ($id: ID!) {
    added: cartLinesAdd(cartId: $id, lines: []) { __typename cart { id } problems: userErrors { ...Why } warnings { code } }
  }
  fragment Why on CartUserError { message at: field }`
  expect(await refused(query)).toEqual({
    data: {
      added: {
        __typename: 'CartLinesAddPayload',
        cart: null,
        problems: [{ message: gone.message, at: gone.field }],
        warnings: [],
      },
    },
  })
})
