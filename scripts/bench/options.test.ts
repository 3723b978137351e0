import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Benchmark } from './measurement.ts'
import { formatUsage, readOptions } from './options.ts'

const benchmarks: Benchmark[] = ['bytes', 'lighthouse'].map((name) => ({
  name,
  title: `title of ${name}`,
  run: async () => [],
}))
const read = (...args: string[]) => readOptions(args, benchmarks)

test('without arguments all benchmarks run, five times each value', () => {
  expect(read()).toEqual({ selected: benchmarks, isHelp: false, runs: 5 })
})

test('names, runs and pages select what is measured', () => {
  const { selected, runs, pages } = read('lighthouse', '--runs', '3', '--page', '/cart', '--page', '/')
  expect(selected.map(({ name }) => name)).toEqual(['lighthouse'])
  expect(runs).toBe(3)
  expect(pages).toEqual(['/cart', '/'])
})

test('what takes hours runs by its name only, and some rows of it', () => {
  const long: Benchmark = { name: 'explore', title: 'faults', isLong: true, run: async () => [] }
  expect(readOptions([], [...benchmarks, long]).selected).toEqual(benchmarks)
  expect(readOptions(['explore', '--row', 'lost-answer', '--minutes', '0.5'], [...benchmarks, long])).toMatchObject({
    selected: [long],
    rows: ['lost-answer'],
    minutes: 0.5,
  })
})

test('another shop is measured from the folder of its build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-bench-'))
  mkdirSync(join(folder, 'dist/server'), { recursive: true })
  expect(() => read('--beside', folder)).toThrow('no dist/server/index.js')
  writeFileSync(join(folder, 'dist/server/index.js'), '')
  expect(read('--beside', folder).beside).toBe(folder)
  rmSync(folder, { recursive: true })
})

test.each([
  ['an unknown name', ['lighthose'], 'No benchmark is called lighthose.'],
  ['an unknown option', ['--fast'], "Unknown option '--fast'"],
  ['a time that is none', ['--minutes', '0'], "--minutes must be a number above 0, not '0'."],
  ['a number of runs that is none', ['--runs', 'many'], "--runs must be a number from 1, not 'many'."],
])('%s is refused with the way to the help', (_, args, message) => {
  expect(() => read(...args)).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(message),
      exitCode: 2,
      next: 'See `npm run bench -- --help`.',
    }),
  )
})

test('the help lists every benchmark and option', () => {
  const usage = formatUsage(benchmarks)
  for (const part of ['title of bytes', 'title of lighthouse', '--runs', '--page', '--beside', '--help']) {
    expect(usage).toContain(part)
  }
})
