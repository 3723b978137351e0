import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedPacts, clearPacts, readPacts, restorePacts } from './pact-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spoke-pacts-'))
  writeFileSync(join(folder, 'storefront-fit.json'), '{"a":1}')
  writeFileSync(join(folder, 'storefront-shopify.json'), '{"b":1}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('new, gone and different pacts are named', () => {
  const before = readPacts(folder)
  clearPacts(folder)
  writeFileSync(join(folder, 'storefront-shopify.json'), '{"b":2}')
  writeFileSync(join(folder, 'storefront-flags.json'), '{}')
  expect(changedPacts(before, readPacts(folder))).toEqual([
    'storefront-fit.json',
    'storefront-flags.json',
    'storefront-shopify.json',
  ])
})

test('what was there before can be put back', () => {
  const before = readPacts(folder)
  clearPacts(folder)
  restorePacts(folder, before)
  expect(changedPacts(before, readPacts(folder))).toEqual([])
})
