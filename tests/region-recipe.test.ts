import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { copyCheckout } from '#scripts/copy-checkout.ts'
import { startDev } from '#scripts/processes.ts'

const run = promisify(execFile)

/** A copy, its code, its types and a start, on a busy machine too. */
const RECIPE_MS = 240_000

/** A copy of the checkout in which `spoke new region` has written a fourth one. */
async function copyWithAustralia(): Promise<string> {
  const { path: copy, remove } = await copyCheckout()
  onTestFinished(remove)
  const args = 'cli/spoke.mjs new region au --country Australia --currency AUD --locale en-AU --rate 1.5'.split(' ')
  await run(process.execPath, args, { cwd: copy })
  return copy
}

/** The product's files in which the compiler finds something missing; tests have tables of their own. */
async function listIncomplete(copy: string): Promise<string[]> {
  const tsc = ['node_modules/typescript7/bin/tsc', '--noEmit']
  const check = run(process.execPath, tsc, { cwd: copy, maxBuffer: 10_000_000 })
  const { stdout } = await check.catch((error: { stdout: string }) => error)
  const files = stdout.split('\n').flatMap((line) => /^([^\s(]+)\(\d/.exec(line)?.[1] ?? [])
  return [...new Set(files)].filter((file) => !/\.(test|fixtures)\.|^tests\//.test(file))
}

test('a fourth region of the recipe has complete types and its pages [CTR-07]', { timeout: RECIPE_MS }, async () => {
  const copy = await copyWithAustralia()
  expect(await listIncomplete(copy)).toEqual([])

  const dev = await startDev(copy)
  onTestFinished(() => dev.stop())
  const page = await fetch(`${dev.origin}/au/products/heroes-navy`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toMatch(/<html[^>]* lang="en-AU"/)
  // one and a half times the dollars of the United States, without cents
  expect(html).toContain('$194')
})
