import { expect, test } from 'vitest'
import { maskHeaders, maskSecrets } from './mask-secrets.ts'

test.each([
  ['a token', '{"access_token":"abc","expires_in":60}', '{"access_token":"[hidden]","expires_in":60}'],
  ['a list of tokens', '{"accountTokens":["a","b"]}', '{"accountTokens":["[hidden]","[hidden]"]}'],
  ['a token in a document', '{"query":"{ customer(customerAccessToken: \\"abc\\") { id } }"}', '[hidden]\\") { id }'],
  [
    'the key of a cart',
    '{"cartId":"gid://shopify/Cart/c1?key=abc"}',
    '{"cartId":"gid://shopify/Cart/c1?key=[hidden]"}',
  ],
  ['the code of a gift card', '{"giftCardCodes":["SPOKE-1234"]}', '{"giftCardCodes":["[hidden]"]}'],
  ['a token in JSON that was cut', '{"a":{"idToken":"abc","b":"', '{"a":{"idToken":"[hidden]","b":"'],
])('%s is hidden in a body [SIM-11]', (_what, body, masked) => {
  expect(maskSecrets(body, 'application/json')).toContain(masked)
  expect(maskSecrets(body, 'application/json')).not.toContain('abc')
})

test('a form of a sign-in hides its code, verifier and state, and nothing else [SIM-11]', () => {
  const form = 'grant_type=authorization_code&code=abc&code_verifier=def&state=ghi&client_id=shop'
  expect(maskSecrets(form, 'application/x-www-form-urlencoded')).toBe(
    'grant_type=authorization_code&code=[hidden]&code_verifier=[hidden]&state=[hidden]&client_id=shop',
  )
})

test.each([
  '{"userErrors":[{"code":"INVALID","message":"no such line"}],"email":"jo@example.com"}',
  '{"customerAccessTokenCreate":{"customerUserErrors":[{"code":"UNIDENTIFIED_CUSTOMER"}]}}',
  '{"token_type":"Bearer","tokenExpiry":"2027-01-01"}',
  '{"attributes":[{"key":"waist","value":"34"}],"state":"open"}',
])('codes, people and names of tokens stay to be read: %s [SIM-11]', (body) => {
  expect(maskSecrets(body, 'application/json')).toBe(body)
})

test('headers with tokens and cookies are hidden [SIM-11]', () => {
  const headers = new Headers({
    authorization: 'Bearer abc',
    cookie: 'a=b',
    'x-shopify-storefront-access-token': 't',
    'x-api-key': 'k',
    location: 'http://localhost/back?code=abc&lang=en',
    baggage: 'spoke.world=mine',
  })
  expect(maskHeaders(headers)).toEqual({
    authorization: '[hidden]',
    cookie: '[hidden]',
    'x-shopify-storefront-access-token': '[hidden]',
    'x-api-key': '[hidden]',
    location: 'http://localhost/back?code=[hidden]&lang=en',
    baggage: 'spoke.world=mine',
  })
})

test('a long word beside a secret name is read in time', () => {
  const text = `token ${'x'.repeat(256_000)}`
  const startedAt = performance.now()
  expect(maskSecrets(text, 'text/plain')).toBe(text)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
