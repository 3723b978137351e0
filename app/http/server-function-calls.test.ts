import { expect, test } from 'vitest'
import { findCallProblem } from './server-function-calls.ts'

const ADDRESS = 'https://shop.example/_serverFn/'
const ID = 'cf64f25329fa1380247dfb79601fe983'
const PLAIN = '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":127,"m":[]}'

const post = (body: string, type?: string) =>
  new Request(ADDRESS + ID, { method: 'POST', body, headers: type ? { 'content-type': type } : {} })

test.each([
  ['a read', new Request(`${ADDRESS}${ID}?payload=${encodeURIComponent(PLAIN)}`)],
  ['a read without input', new Request(ADDRESS + ID)],
  ['a change', post(PLAIN, 'application/json')],
  ['a change without input', new Request(ADDRESS + ID, { method: 'POST' })],
])('%s is called, and its body can still be read', async (_, request) => {
  expect(await findCallProblem(request)).toBeUndefined()
  expect(request.bodyUsed).toBe(false)
})

test.each([
  ['no function', new Request(ADDRESS), 404],
  ['a path below a function', new Request(`${ADDRESS}${ID}/more`), 404],
  ['a name that every object has', new Request(`${ADDRESS}constructor`), 404],
  ['the prototype of objects', new Request(`${ADDRESS}__proto__`), 404],
  ['a malformed read', new Request(`${ADDRESS}${ID}?payload=%7Bnonsense`), 400],
  ['a malformed change', post('{nonsense', 'application/json'), 400],
  ['a form', post('a=1', 'application/x-www-form-urlencoded'), 415],
  ['plain text', post('x', 'text/plain'), 415],
])('a call with %s is refused [OPS-04]', async (_, request, status) => {
  expect((await findCallProblem(request))?.status).toBe(status)
})
