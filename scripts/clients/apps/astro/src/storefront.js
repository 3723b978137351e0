import { passWorld } from 'spoke-simulated-backend/pass-world'

export const queryStorefront = (request, query) =>
  passWorld(request.headers)(`${process.env.STORE_URL}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'any' },
    body: JSON.stringify({ query }),
  })
