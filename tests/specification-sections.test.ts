import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const listed = [...read('tests/specification.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number)

/** A citation by numbers of sections: 'spec 3', 'Spec section 8', 'spec 3 and 9', 'spec 1, spec 8'. */
const CITATION = /\bspec(?:ification)?(?:, sections? | sections? | )(\d+(?:(?: and |, | or )\d+(?![\w-]))*)/gi
/** A citation by line, which moves with every edit. */
const LINE = /\bS:\d+/g

const files = globSync('{app,contracts,mocks,cli,scripts,tests,.github}/**/*.{ts,tsx,css,md,yaml,graphql}', {
  cwd: root,
  exclude: ['**/generated/**', 'tests/specification-sections.test.ts'],
})

test('every section of the specification that is cited is described', () => {
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(CITATION)]
      .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
      .filter((number) => !listed.includes(number))
      .map((number) => `${file}: spec ${number}`),
  )
  expect(listed).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(unknown).toEqual([])
})

test('no line of the specification is cited by its number', () => {
  expect(files.flatMap((file) => (read(file).match(LINE) ?? []).map((line) => `${file}: ${line}`))).toEqual([])
})
