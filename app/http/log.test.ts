import { expect, test } from 'vitest'
import { createRefusalLog } from './log.ts'

test('a flood of refusals is logged once at first, then as a number [OPS-08]', () => {
  let time = 0
  const lines: [string, number][] = []
  const log = createRefusalLog(
    () => time,
    (...line) => lines.push(line),
  )
  for (let count = 0; count < 470; count += 1) log('report')
  expect(lines).toEqual([['report', 1]])
  log('newsletter')
  time = 60_000
  log('report')
  expect(lines).toEqual([
    ['report', 1],
    ['newsletter', 1],
    ['report', 470],
  ])
})
