import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearPacts, findChangedPacts, readPacts, restorePacts } from './pact-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spoke-pacts-'))
  writeFileSync(join(folder, 'storefront-fit.json'), '{"a":1}')
  writeFileSync(join(folder, 'storefront-shopify.json'), '{"b":1}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('names pacts that were added, removed or changed', () => {
  const before = readPacts(folder)
  clearPacts(folder)
  writeFileSync(join(folder, 'storefront-shopify.json'), '{"b":2}')
  writeFileSync(join(folder, 'storefront-flags.json'), '{}')
  expect(findChangedPacts(before, readPacts(folder))).toEqual([
    'storefront-fit.json',
    'storefront-flags.json',
    'storefront-shopify.json',
  ])
})

test('restores the pacts that were read before', () => {
  const before = readPacts(folder)
  clearPacts(folder)
  restorePacts(folder, before)
  expect(findChangedPacts(before, readPacts(folder))).toEqual([])
})
