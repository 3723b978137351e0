import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

const line = { requestId: 'r-12345678', method: 'GET', path: '/cart', status: 200, ms: 1.25, cache: 'BYPASS' }

function createTestLog(level?: LogLevel) {
  const texts: string[] = []
  const log = createLog({ level, write: (text) => texts.push(text) })
  const lines = () => {
    log.flush()
    return texts
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text))
  }
  return { log, lines, texts }
}

test('a request is one JSON line with id, path, status and duration [OPS-02]', () => {
  const { log, lines } = createTestLog()
  log.request(line)
  expect(lines()).toEqual([{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', ...line }])
})

test('a failed request is logged as an error, at once', () => {
  const { log, texts } = createTestLog()
  log.request({ ...line, status: 503 })
  expect(JSON.parse(texts.join(''))).toMatchObject({ level: 'error', status: 503 })
})

test('lines are buffered and written together', () => {
  const { log, texts } = createTestLog()
  for (let i = 0; i < 10; i++) log.request(line)
  expect(texts).toHaveLength(0)
  log.flush()
  expect(texts).toHaveLength(1)
})

test.each<[LogLevel, number]>([
  ['silent', 0],
  ['error', 1],
  ['info', 2],
])('at level %s, %i of a successful and a failed request are logged', (level, count) => {
  const { log, lines } = createTestLog(level)
  log.request(line)
  log.request({ ...line, status: 500 })
  expect(lines()).toHaveLength(count)
})

test('an error is logged with its stack on one line', () => {
  const { log, lines } = createTestLog()
  log.error('the app failed', { requestId: 'r-12345678', error: new Error('no upstream') })
  expect(lines()).toEqual([expect.objectContaining({ error: expect.stringContaining('Error: no upstream\n') })])
})
