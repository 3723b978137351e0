import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { proven } from './proven.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ID = /\b[A-Z]+-\d\d\b/g
const required = [...readFileSync(join(root, 'tests/requirements.md'), 'utf8').matchAll(/^- ([A-Z]+-\d\d) /gm)].map(
  ([, id]) => id ?? '',
)

/** Requirement ids in test titles: in square brackets, outside comments. */
const testedIds = new Set(
  globSync('{app,contracts,mocks,cli,scripts,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/\[([A-Z]+-\d\d(?:[ ,]+[A-Z]+-\d\d)*)\]/g)])
    .flatMap(([, ids = '']) => ids.match(ID) ?? []),
)

test('every proven requirement has a test', () => {
  expect(proven.filter((id) => !testedIds.has(id))).toEqual([])
})

test('test titles name existing requirements only', () => {
  expect([...testedIds].filter((id) => !required.includes(id))).toEqual([])
})

test('open requirements are printed', () => {
  const open = required.filter((id) => !proven.includes(id))
  expect(open.length + proven.length).toBe(required.length)
  console.info(`${proven.length} of ${required.length} requirements are proven. Open: ${open.join(' ')}`)
})
