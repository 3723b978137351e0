import { expect, test } from 'vitest'
import { isPlainPayload } from './server-function-calls.ts'

/** What the browser sends for { data: { region: 'gb', sizes: [34, null] } }. */
const CALL =
  '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["region","sizes"],"v":[{"t":1,"s":"gb"},{"t":9,"i":2,"a":[{"t":0,"s":34},{"t":2,"s":0}],"o":0}]},"o":0}]},"o":0},"f":127,"m":[]}'

test('a call as the browser encodes it is plain data', () => {
  expect(isPlainPayload(CALL)).toBe(true)
})

const wrap = (node: string) => `{"t":${node},"f":127,"m":[]}`

test.each([
  ['no JSON', '{nonsense'],
  ['nothing', ''],
  ['no envelope', '{}'],
  ['a number', '1'],
  ['an unknown node', wrap('{"t":99}')],
  ['a node without a value', wrap('{"t":1}')],
  ['an unknown constant', wrap('{"t":2,"s":99}')],
  ['a list that is none', wrap('{"t":9,"i":0,"a":{}}')],
  ['more keys than values', wrap('{"t":10,"i":0,"p":{"k":["a","b"],"v":[]},"o":0}')],
  ['a regular expression', wrap('{"t":6,"i":0,"c":"(a+)+$","m":""}')],
  ['an error', wrap('{"t":13,"i":0,"s":0,"m":"x"}')],
  ['a promise', wrap('{"t":12,"i":0,"s":1,"f":{"t":1,"s":"x"}}')],
  ['a list in a list, many times', wrap('{"t":9,"i":0,"a":['.repeat(5_000))],
  ['a deep list', wrap(`${'{"t":9,"i":0,"a":['.repeat(100)}${']}'.repeat(100)}`)],
])('%s is refused [OPS-04]', (_, text) => {
  expect(isPlainPayload(text)).toBe(false)
})
