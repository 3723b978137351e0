import { givenScenario } from '#tests/support/backend.ts'

/** A customer with a token of each API in a world of a scenario, and functions that send any document. */
export async function givenAccount(
  scenario = 'known-customer',
  params: Record<string, unknown> = {},
  version = '2025-01',
) {
  const given = await givenScenario(scenario, params)
  const send = (url: string, headers: Record<string, string>, query: string, variables: object = {}) =>
    given.fetch(`${given.backend.origin}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
  const post = (query: string, variables: object = {}, token = 'known-customer-account-token', region = 'gb') =>
    send(`/customer-account/${region}/customer/api/${version}/graphql`, { authorization: token }, query, variables)
  const postToStorefront = (query: string, variables: object = {}) =>
    send('/shopify/gb/api/2025-01/graphql.json', { 'x-shopify-storefront-access-token': 'any' }, query, variables)
  const read = async (response: Promise<Response>) => (await response).json()
  return {
    ...given,
    post,
    query: (query: string, variables?: object) => read(post(query, variables)),
    queryStorefront: (query: string, variables?: object) => read(postToStorefront(query, variables)),
  }
}
