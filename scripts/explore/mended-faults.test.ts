import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakLine } from '../mutate/mutation.ts'
import { ROOT } from '../processes.ts'
import { MENDED_FAULTS } from './mended-faults.ts'

test.each(MENDED_FAULTS.map((fault) => [fault.name, fault] as const))('%s can be brought back', (_, { edits }) => {
  for (const edit of edits) {
    const source = readFileSync(join(ROOT, edit.file), 'utf8')
    expect(breakLine(source, { id: 'EXP-01', ...edit })).not.toBe(source)
  }
})

test('each has a name of its own', () => {
  expect(new Set(MENDED_FAULTS.map(({ name }) => name)).size).toBe(MENDED_FAULTS.length)
})
