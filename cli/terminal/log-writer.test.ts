import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogWriter } from './log-writer.ts'

const MEGABYTE = 1024 * 1024

test('a log whose reader stands still takes bounded memory, and goes on with it [OPS-12]', async () => {
  let read = () => {}
  const stream = new Writable({
    write: (_chunk, _encoding, onRead) => {
      read = onRead
    },
  })
  const warnings: string[] = []
  const write = createLogWriter(stream, (text) => warnings.push(text))
  for (let lines = 0; lines < 30; lines++) write('x'.repeat(MEGABYTE))
  expect(stream.writableLength).toBeLessThanOrEqual(9 * MEGABYTE)
  expect(warnings).toEqual([expect.stringMatching(/^The log cannot be written \(its reader is too slow\)\./)])
  while (stream.writableLength > 0) {
    read()
    await new Promise(process.nextTick)
  }
  expect(warnings[1]).toBe('The log is written again.')
})

test('a log that failed is written again once it can be [OPS-12]', () => {
  let isFull = true
  const written: string[] = []
  const stream = {
    writableLength: 0,
    write(text: string, onWritten: (error?: Error) => void) {
      if (isFull) return onWritten(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      written.push(text)
      onWritten()
    },
  }
  const warnings: string[] = []
  const write = createLogWriter(stream, (text) => warnings.push(text))
  write('lost\n')
  isFull = false
  write('written\n')
  expect([written, warnings.length]).toEqual([['written\n'], 2])
})
