import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOLDEN_CASES } from './e2e/golden/golden-cases.ts'
import { differ } from './support/differ.ts'

test('every golden file belongs to a page, and every page has its own [OPS-16]', () => {
  const files = globSync('**/*.txt', { cwd: `${import.meta.dirname}/e2e/golden/pages` })
  expect(
    differ(
      GOLDEN_CASES.map(({ file }) => `${file}.txt`),
      files,
      {
        lacks: (file) => `Run \`npm run golden\`, which writes ${file}, and read it`,
        tooMany: (file) => `Delete tests/e2e/golden/pages/${file}: no page has it`,
      },
    ),
  ).toEqual([])
})
