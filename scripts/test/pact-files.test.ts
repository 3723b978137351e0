import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearPacts, findChangedPacts, isEdited, readPacts, restorePacts } from './pact-files.ts'

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

test('contracts are edited when something beside their pacts is not committed', () => {
  expect(isEdited(folder, 'pacts')).toBe(false)
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  rmSync(join(folder, 'storefront-fit.json'))
  rmSync(join(folder, 'storefront-shopify.json'))
  mkdirSync(join(folder, 'pacts'))
  writeFileSync(join(folder, 'pacts/storefront-fit.json'), '{}')
  expect(isEdited(folder, 'pacts')).toBe(false)
  writeFileSync(join(folder, 'client.pact.test.ts'), '')
  expect(isEdited(folder, 'pacts')).toBe(true)
})
