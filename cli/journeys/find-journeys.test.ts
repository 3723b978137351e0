import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findJourneys } from './find-journeys.ts'

const root = mkdtempSync(join(tmpdir(), 'spoke-journeys-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
write('tests/e2e/cart.spec.ts', "test('a gift message is kept')")
write('tests/e2e/hero.spec.ts', "test('shows a picture (wide)')")
write('tests/e2e/golden/pages.spec.ts', "import { CASES } from './cases.ts'")
write('tests/e2e/golden/cases.ts', "export const CASES = ['a bare product']")

test.each([
  [['cart'], ['tests/e2e/cart.spec.ts']],
  [['CART', 'gift'], ['tests/e2e/cart.spec.ts']],
  [['bare'], ['tests/e2e/golden/pages.spec.ts']],
  [[], ['tests/e2e/cart.spec.ts', 'tests/e2e/golden/pages.spec.ts', 'tests/e2e/hero.spec.ts']],
])('the words %j name the files that can have such a journey [CLI-05]', (words, files) => {
  expect(findJourneys(words, root)?.files).toEqual(files)
})

test('a word is a text, not a pattern, and all of them have to be there [CLI-05]', () => {
  const { grep = '' } = findJourneys(['(wide)', 'picture'], root) ?? {}
  expect('desktop hero.spec.ts shows a picture (wide)').toMatch(new RegExp(grep))
  expect('desktop hero.spec.ts shows a picture').not.toMatch(new RegExp(grep))
})

test('words that no file has name no journey [CLI-05]', () => {
  expect(findJourneys(['cart', 'picture'], root)).toBeUndefined()
})
