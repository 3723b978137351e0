import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findNewerSource } from './stale-build.ts'

const root = mkdtempSync(join(tmpdir(), 'spoke-stale-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Writes a file that was changed at this second. */
function write(file: string, second: number) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), '')
  utimesSync(join(root, file), second, second)
}

test('a build is stale when a source of it changed later, not when a test did [CLI-02]', () => {
  const entry = join(root, '.output/server/server.js')
  write('.output/server/server.js', 100)
  write('app/cart/cart.ts', 90)
  write('app/cart/cart.test.ts', 110)
  write('mocks/backend.ts', 110)
  expect(findNewerSource(entry, root)).toBe(undefined)
  write('app/cart/cart.module.css', 110)
  expect(findNewerSource(entry, root)).toBe('app/cart/cart.module.css')
})

test('a build with a list of its sources is stale by them alone [CLI-05]', () => {
  const entry = join(root, '.output/server/server.js')
  write('app/cart/cart.module.css', 90)
  write('contracts/fit/only-simulated.ts', 120)
  expect(findNewerSource(entry, root)).toBe('contracts/fit/only-simulated.ts')
  writeFileSync(join(root, '.output/sources.json'), '["app/cart/cart.ts","app/cart/gone.ts"]')
  expect(findNewerSource(entry, root)).toBe('app/cart/gone.ts')
  writeFileSync(join(root, '.output/sources.json'), '["app/cart/cart.ts"]')
  expect(findNewerSource(entry, root)).toBe(undefined)
  write('public/favicon.svg', 120)
  expect(findNewerSource(entry, root)).toBe('public/favicon.svg')
})
