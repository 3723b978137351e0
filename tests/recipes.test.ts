import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findJourneys } from '#cli/journeys/find-journeys.ts'
import { startCopy } from '#mocks/reload/reload.fixtures.ts'
import { copyCheckout } from '#scripts/copy-checkout.ts'

const run = promisify(execFile)

/** Each kind of `spoke new` but a region, which region-recipe.test.ts adds. */
const RECIPES = {
  scenario: ['belts-sold-out', '--start', '/collections/belts'],
  journey: ['belts', '--scenario', 'belts-sold-out'],
  error: ['cart.wrap-failed', '--when', 'Wrapping a gift fails', '--shown', 'We could not wrap it.'],
  upstream: ['loyalty'],
  page: ['gift-guide', '--title', 'Gift guide'],
  form: ['gift-wrap', '--title', 'Gift wrap'],
}

/** What fails until a person has decided: where the shop calls an upstream. Golden files are not in the copy. */
const DECISIONS = ['the pact of loyalty has the calls that the shop makes, and no other [CTR-04]']

const CHECKS =
  'tests/effects tests/catalogue.test.ts tests/page-routes tests/forms tests/interface tests/one-home tests/reached-pacts ' +
  'tests/translated-text tests/architecture.test.ts mocks/scenarios/ mocks/every-response app/routes app/seo app/upstream ' +
  'app/copy contracts/operations contracts/clients contracts/pacts contracts/errors contracts/given contracts/own-paths'

let copy: Awaited<ReturnType<typeof copyCheckout>>
beforeAll(async () => {
  copy = await copyCheckout()
})
afterAll(() => copy.remove())

/** A script of the copy, its output, and whether it succeeded. */
const runInCopy = (...args: string[]) =>
  run(process.execPath, args, { cwd: copy.path, maxBuffer: 64_000_000 }).then(
    ({ stdout }) => ({ ok: true, stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, stdout: stdout + stderr }),
  )

test.each(Object.entries(RECIPES))('`spoke new %s` writes what the recipe says [CLI-05]', async (kind, args) => {
  const { ok, stdout } = await runInCopy('cli/spoke.mjs', 'new', kind, ...args, '--json')
  expect(ok, stdout).toBe(true)
  const { files, decisions, look } = JSON.parse(stdout)
  expect(files.filter((file: string) => !existsSync(join(copy.path, file)))).toEqual([])
  expect(decisions.length).toBeGreaterThan(0)
  const [, words] = /^npx spoke test (.*)$/.exec(look) ?? []
  if (words) expect(findJourneys(words.split(' '), copy.path), look).toBeDefined()
})

test('a world is kept as a scenario that makes the same world, without personal details [CLI-05]', async () => {
  const { control, readMessage } = await startCopy(copy.path)
  await control.load('mine', ['variant-sold-out', 'known-customer'])
  await control.seedCart('mine', { lines: [{ product: 'heroes-black', quantity: 2 }] })
  await control.addFault('mine', { upstream: 'reviews', operation: 'bottomline', respond: { status: 503 }, times: 2 })
  await control.setClock('mine', { advanceMs: 3 * 86_400_000 })
  await control.setLatency('mine', 5)
  const scenario = await control.keepWorld('mine', { name: 'navy-gone' })
  expect(scenario.files).toEqual([
    'mocks/scenarios/customer/navy-gone.ts',
    'mocks/scenarios/customer/navy-gone.json',
    'tests/effects/customer.ts',
    'tests/e2e/navy-gone.spec.ts',
  ])
  expect(await readMessage()).toMatchObject({ type: 'reloaded' })
  await control.load('again', ['navy-gone'])
  const [before, after] = [await control.diff('mine'), await control.diff('again')]
  const { clock, scenarios, faults, ...same } = before
  expect(after).toMatchObject(same)
  expect(Math.round(after.clock.offsetMs / 60_000)).toBe(Math.round(clock.offsetMs / 60_000))
  expect(after.faults).toMatchObject(faults.map(({ id: _, ...fault }) => fault))
  expect(scenarios).toHaveLength(2)
  expect(readFileSync(join(copy.path, 'mocks/scenarios/customer/navy-gone.json'), 'utf8')).not.toMatch(
    /jo@example|Marsh|Mill Lane|7700 ?900123/,
  )
})

test('a customer’s cart is kept as a cart, in words for a tester [CLI-05]', async () => {
  const { control } = await startCopy(copy.path)
  await control.seedCustomer('mine', {})
  await control.seedCart('mine', { lines: [{ product: 'heroes-black', quantity: 2 }] })
  const { files } = await control.keepWorld('mine', { name: 'two-black' })
  expect(files[0]).toBe('mocks/scenarios/cart/two-black.ts')
  const summary = /summary: '(.*)'/.exec(readFileSync(join(copy.path, `${files[0]}`), 'utf8'))?.[1]
  expect(summary).toBe('Saved from a world: carts: gb, 1 line of 2; customers: gb, 1 address, signed in.')
})

test('what was written has complete types and no problem of lint [CLI-05]', async () => {
  const types = await runInCopy('node_modules/typescript7/bin/tsc', '--noEmit')
  expect(types.stdout).toBe('')
  const lint = await runInCopy('node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', '.')
  expect(lint.ok, lint.stdout).toBe(true)
})

test('the checks of the recipes pass, but for what a person decides [CLI-05]', async () => {
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'unit',
    '--reporter=json',
    '--outputFile=report.json',
  ]
  await runInCopy('node_modules/vitest/vitest.mjs', ...args, ...CHECKS.split(' '))
  const report: { numTotalTests: number; testResults: { assertionResults: { title: string; status: string }[] }[] } =
    JSON.parse(readFileSync(join(copy.path, 'report.json'), 'utf8'))
  expect(report.numTotalTests).toBeGreaterThan(500)
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  )
  expect(failed).toEqual(DECISIONS)
})
