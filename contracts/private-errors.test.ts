import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { CLIENT_CALLS } from './client-calls.ts'
import { UpstreamError } from './http.ts'
import { noRetry } from './retry.ts'

const [EMAIL, TOKEN, NAME] = ['jo.marsh@shopper.test', 'shcat_8f3e1a97c2', 'Josephine-Marsh']
const SECRETS = [EMAIL, TOKEN, NAME, 'shopper.test', '8f3e1a']
const PERSONAL = { access_token: TOKEN, [EMAIL]: NAME, [TOKEN]: 7, email: EMAIL }
const graphqlError = {
  message: `Variable $email of ${NAME}: ${EMAIL} was refused for ${TOKEN}`,
  path: [EMAIL, TOKEN, 0],
  extensions: { code: TOKEN, value: EMAIL, contentful: { code: EMAIL } },
}

/** Answers that hold what a shopper sent or is sent, by what is wrong with them. */
const ANSWERS: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string])[] = [
  ['broken at its beginning', `${TOKEN} {"email":"${EMAIL}"}`, 'application/json'],
  ['broken after a word', `{"access_token":"${TOKEN}","email":"${EMAIL}" "${NAME}"}`, 'application/json'],
  ['cut off', `{"access_token":"${TOKEN}","email":"${EMAIL}`, 'application/json'],
  ['a page', `<h1>${NAME}</h1><p>${EMAIL} ${TOKEN}</p>`, 'text/html; charset=utf-8'],
  ['in another charset', new Uint8Array([...new TextEncoder().encode(`{"email":"${EMAIL}"`), 0xff]), 'text/plain'],
  ['of a type that quotes', `${EMAIL}`, `text/plain; name="${EMAIL}"`],
  ['a text', JSON.stringify(EMAIL), 'application/json'],
  ['a list', JSON.stringify([PERSONAL, EMAIL]), 'application/json'],
  ['another object', JSON.stringify(PERSONAL), 'application/json'],
  ['an object of wrong flags', JSON.stringify({ featureFlags: { [EMAIL]: 7, [TOKEN]: 7 } }), 'application/json'],
  [
    'GraphQL of another shape',
    JSON.stringify({ data: { ...PERSONAL, customer: EMAIL, cart: TOKEN } }),
    'application/json',
  ],
  ['GraphQL errors', JSON.stringify({ data: null, errors: [graphqlError, EMAIL] }), 'application/json'],
  [
    'a refusal',
    JSON.stringify({ message: `${EMAIL} is wrong`, error: TOKEN, errors: [graphqlError] }),
    'application/json',
  ],
]
const STATUSES = [200, 201, 202, 302, 400, 401, 404, 422, 500]

const calls = Object.entries(CLIENT_CALLS).flatMap(([upstream, operations]) =>
  Object.entries(operations).flatMap(([operation, calls]) => calls.map((call) => ({ upstream, operation, call }))),
)

/** Everything that a log line, a report, a trace or a response could show of an error. */
const toEverything = (error: unknown) =>
  [inspect(error, { depth: 20, showHidden: true }), String(error), JSON.stringify(error)].join('\n')

const findSecrets = (text: string) => SECRETS.filter((secret) => text.includes(secret))

async function failAll(fetch: typeof globalThis.fetch): Promise<{ name: string; error: UpstreamError }[]> {
  const http = { baseUrl: 'http://upstream.test', retry: noRetry, fetch }
  const outcomes = await Promise.all(
    calls.map(async ({ upstream, operation, call }) => {
      const error: unknown = await call(http).then(
        () => null,
        (cause) => cause,
      )
      if (error !== null) expect(error).toBeInstanceOf(UpstreamError)
      return error instanceof UpstreamError ? [{ name: `${upstream} ${operation}`, error }] : []
    }),
  )
  return outcomes.flat()
}

test.each(ANSWERS)('no error quotes an answer that is %s [OPS-04]', async (_what, body, type) => {
  for (const status of STATUSES) {
    const failures = await failAll(async () => new Response(body, { status, headers: { 'content-type': type } }))
    // most calls fail by most of them, or this test would see nothing
    expect(failures.length).toBeGreaterThan(10)
    for (const { name, error } of failures)
      expect([name, status, findSecrets(toEverything(error))]).toEqual([name, status, []])
  }
})

test('no error quotes what arrived of a connection that broke [OPS-04]', async () => {
  const parserError = Object.assign(new Error(`Response does not match HTTP: ${EMAIL}`), { data: TOKEN })
  const failures = await failAll(() =>
    Promise.reject(new TypeError(`fetch failed for ${NAME}`, { cause: parserError })),
  )
  expect(failures).toHaveLength(calls.length)
  for (const { name, error } of failures) expect([name, findSecrets(toEverything(error))]).toEqual([name, []])
})
