import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakLine, type Mutation, pickTenth } from './mutation.ts'
import { rules } from './rules/rules.ts'

const ROOT = join(import.meta.dirname, '../..')
const requirements = readFileSync(join(ROOT, 'tests/requirements.md'), 'utf8')

test.each(rules)('$id $file has the line once: $from', (mutation) => {
  const source = readFileSync(join(ROOT, mutation.file), 'utf8')
  expect(breakLine(source, mutation)).not.toBe(source)
  expect(requirements).toContain(`- ${mutation.id} `)
})

test('a line that is not there, or twice, is said', () => {
  const mutation: Mutation = { id: 'CART-01', file: 'a.ts', from: 'x', to: 'y' }
  expect(breakLine('a x b', mutation)).toBe('a y b')
  expect(() => breakLine('a b', mutation)).toThrow('a.ts has 0 times: x')
  expect(() => breakLine('x x', mutation)).toThrow('a.ts has 2 times: x')
})

test('ten days try each mutation once', () => {
  const items = Array.from({ length: 153 }, (_, index) => index)
  const days = Array.from({ length: 10 }, (_, day) => pickTenth(items, 20_000 + day)).flat()
  expect(days.toSorted((one, other) => one - other)).toEqual(items)
})
