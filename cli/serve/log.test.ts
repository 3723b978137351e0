import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

const aLine = { requestId: 'r-12345678', method: 'GET', path: '/cart', status: 200, ms: 1.25, cache: 'BYPASS' }

function written(level?: LogLevel) {
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

test('a request is one JSON line with what operators ask for', () => {
  const { log, lines } = written()
  log.request(aLine)
  expect(lines()).toEqual([{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', ...aLine }])
})

test('a failed request is an error, and is written at once', () => {
  const { log, texts } = written()
  log.request({ ...aLine, status: 503 })
  expect(JSON.parse(texts.join(''))).toMatchObject({ level: 'error', status: 503 })
})

test('lines are held back and written together', () => {
  const { log, texts } = written()
  for (let i = 0; i < 10; i++) log.request(aLine)
  expect(texts).toHaveLength(0)
  log.flush()
  expect(texts).toHaveLength(1)
})

test.each<[LogLevel, number]>([
  ['silent', 0],
  ['error', 1],
  ['info', 2],
])('at level %s, %i of a good and a bad request are logged', (level, count) => {
  const { log, lines } = written(level)
  log.request(aLine)
  log.request({ ...aLine, status: 500 })
  expect(lines()).toHaveLength(count)
})

test('an error keeps its stack on one line', () => {
  const { log, lines } = written()
  log.error('the app failed', { requestId: 'r-12345678', error: new Error('no upstream') })
  expect(lines()).toEqual([expect.objectContaining({ error: expect.stringContaining('Error: no upstream\n') })])
})
