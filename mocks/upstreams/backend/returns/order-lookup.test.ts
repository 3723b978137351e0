import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'

/** Jo's order SP1001 of the scenario, a client of the backend API, and the plain call of the lookup. */
async function givenScenarioOrder() {
  const given = await givenScenario('order-to-return')
  const baseUrl = `${given.backend.origin}/backend`
  const lookUp = (store: string, json: object) =>
    given.fetch(`${baseUrl}/returns/${store}/order-lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  const shop = createBackendClient({ baseUrl, fetch: given.fetch })
  return { lookUp, shop }
}

test.each(['SP1001', '#sp1001', '1001', ' SP 1001 '])('an order number may be written as %j', async (order_number) => {
  const { shop } = await givenScenarioOrder()
  expect(await shop.lookUpOrder('gb', { order_number, postcode: 'ls14ap' })).toHaveProperty('order')
})

test.each(['LS1 4AP', 'ls14ap', ' Ls1  4aP '])('a postcode may be written as %j', async (postcode) => {
  const { shop } = await givenScenarioOrder()
  expect(await shop.lookUpOrder('gb', { order_number: 'SP1001', postcode })).toHaveProperty('order')
})

test('an order of somebody else is answered exactly like none [OPS-04]', async () => {
  const { lookUp } = await givenScenarioOrder()
  const read = async (response: Response) => {
    const { date: _, ...headers } = Object.fromEntries(response.headers)
    return { status: response.status, headers, body: await response.text() }
  }
  const unknown = await read(await lookUp('gb', { order_number: 'SP9999', email: 'jo@example.com' }))
  expect(unknown).toMatchObject({ status: 404, body: '{"code":"order-not-found"}' })
  for (const proof of [{ email: 'sam@example.com' }, { postcode: 'N1 1AA' }, {}])
    expect(await read(await lookUp('gb', { order_number: 'SP1001', ...proof }))).toEqual(unknown)
  expect(await read(await lookUp('us', { order_number: 'SP1001', email: 'jo@example.com' }))).toEqual(unknown)
})
