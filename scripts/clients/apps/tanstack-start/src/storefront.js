import { getRequest } from '@tanstack/react-start/server'
import { passWorld } from 'spoke-simulated-backend/pass-world'

export const queryStorefront = (query) =>
  passWorld(getRequest().headers)(`${process.env.STORE_URL}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'any' },
    body: JSON.stringify({ query }),
  })
