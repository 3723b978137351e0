import { expect, test } from 'vitest'
import { assertRunsOnNode20 } from './node-20.ts'

const check = (text: string) => () => assertRunsOnNode20(new Map([['mocks/a.js', text]]))

test.each([
  ['const url = URL.parse(text)', 'URL.parse'],
  [`import { DatabaseSync } from 'node:sqlite'`, 'node:sqlite'],
  [`import { stripTypeScriptTypes } from 'node:module'`, 'stripTypeScriptTypes'],
])('a use of what Node 20 lacks stops the build: %s [SIM-10]', (text, what) => {
  expect(check(text)).toThrow(`mocks/a.js uses ${what}`)
})

test('what is used only where it exists passes', () => {
  expect(check(`process.getBuiltinModule('node:sqlite'); nodeModule.stripTypeScriptTypes(source)`)).not.toThrow()
})
