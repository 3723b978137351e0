import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOLDEN_CASES } from './e2e/golden/golden-cases.ts'

test('every golden file belongs to a page, and every page has its own [OPS-16]', () => {
  const files = globSync('**/*.txt', { cwd: `${import.meta.dirname}/e2e/golden/pages` })
  expect(files.sort()).toEqual(GOLDEN_CASES.map(({ file }) => `${file}.txt`).sort())
})
