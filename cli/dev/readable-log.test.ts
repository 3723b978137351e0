import { expect, test, vi } from 'vitest'
import { makeLogReadable, toReadableLine } from './readable-log.ts'

const plain = (_style: unknown, text: string) => text
const LINE = JSON.stringify({
  time: '2026-11-29T03:20:14.003Z',
  level: 'error',
  requestId: 'd0964031',
  traceId: '042cb399',
  code: 'menu.fetch-failed',
  message: 'Menu fetch failure: content menu: status 503, 5 times within 5000 ms',
  count: 2,
})
const READABLE =
  '03:20:14 error menu.fetch-failed  Menu fetch failure: content menu: status 503, 5 times within 5000 ms  count 2'

test('a line of the log is read without its ids [CLI-01]', () => {
  expect(toReadableLine(LINE, plain)).toBe(READABLE)
})

test.each(['plain text', '{"time":', '{"level":"error"}', 7, '{"time":"2026","level":"loud"}'])(
  '%j is no line of the log, and stays as it is [CLI-01]',
  (line) => expect(toReadableLine(line, plain)).toBeUndefined(),
)

test('what the shop logs in development is printed for people, until it stops [CLI-01]', () => {
  const printed: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...args) => printed.push(...args))
  const end = makeLogReadable(plain)
  console.error(LINE)
  console.error('two', 'words')
  const cause = Object.assign(new Error(), { stack: 'Error: no `}`\n    at read (node:fs:1:1)' })
  const failure = Object.assign(new Error('Expected `}`', { cause }), { pluginCode: 'the whole file' })
  failure.stack =
    'Error: Expected `}`\n    at parse (/shop/node_modules/vite/node.js:1:1)\n    at own (/shop/app/copy.ts:1:1)'
  console.error(failure)
  end()
  console.error(LINE)
  expect(printed).toEqual([
    READABLE,
    'two',
    'words',
    'Error: Expected `}`\n    at own (/shop/app/copy.ts:1:1)\nCaused by Error: no `}`',
    LINE,
  ])
})
