import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchApiKeys } from './api-keys.ts'

function openKeys(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fit-keys-'))
  const path = join(folder, 'keys')
  writeFileSync(path, text)
  const warnings: string[] = []
  const keys = watchApiKeys(path, (message) => warnings.push(message))
  onTestFinished(() => {
    keys.close()
    rmSync(folder, { recursive: true })
  })
  return { keys, path, warnings }
}

test('a key removed from the file stops working, a new one starts', async () => {
  const { keys, path } = openKeys('# of the shop\nold\nnew,newer\n')
  expect(['old', 'new', 'newer', '', '#'].map(keys.has)).toEqual([true, true, true, false, false])
  writeFileSync(path, 'new\nnewest\n')
  await vi.waitFor(() => expect(keys.has('old')).toBe(false), { timeout: 30_000 })
  expect(['new', 'newer', 'newest'].map(keys.has)).toEqual([true, false, true])
})

test('no word of a comment is a key, wherever the comment begins', () => {
  const { keys } = openKeys('new # of the shop, since March\nold#1 #until April\n\t# not yet: next\n')
  expect(['new', 'old#1'].map(keys.has)).toEqual([true, true])
  const words = ['#', 'of', 'the', 'shop', 'since', 'March', '#until', 'until', 'April', 'not', 'next']
  expect(words.filter(keys.has)).toEqual([])
})

test('SIGHUP reads the keys at once', () => {
  const { keys, path } = openKeys('old')
  writeFileSync(path, 'new')
  process.emit('SIGHUP')
  expect(['old', 'new'].map(keys.has)).toEqual([false, true])
})

test('an emptied or missing file of keys locks nobody out', () => {
  const { keys, path, warnings } = openKeys('key')
  writeFileSync(path, '')
  process.emit('SIGHUP')
  rmSync(path)
  process.emit('SIGHUP')
  expect(keys.has('key')).toBe(true)
  expect(warnings).toEqual([
    expect.stringMatching(/keys has no key\. The previous keys stay valid\.$/),
    expect.stringMatching(/cannot be read .*ENOENT.* The previous keys stay valid\.$/),
  ])
  writeFileSync(path, 'key')
})
