import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'

const { getServer, getWorld, getWorlds, spoke, spokeJson } = setUpSimulatedBackend()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spoke-worlds-'))
})
afterAll(() => rm(folder, { recursive: true }))

const DAY_MS = 86_400_000

test('the clock of a world can be set, advanced, stopped and reset', async () => {
  await spoke('clock set 2026-12-24')
  expect((await spoke('clock')).out).toMatch(/^2026-12-24T00:00:0/)
  await spoke('clock advance 14d')
  expect(getWorld().clock.now().toISOString()).toMatch(/^2027-01-07/)
  await spoke('clock advance -2d')
  expect(getWorld().clock.now().toISOString()).toMatch(/^2027-01-05/)
  expect((await spoke('clock stop')).out).toMatch(/, stopped$/m)
  const stoppedAt = getWorld().clock.now()
  expect(await spokeJson('clock show')).toMatchObject({ now: stoppedAt.toISOString(), frozen: true })
  expect((await spoke('clock reset')).out).toMatch(/real time$/m)
  expect(Math.abs(getWorld().clock.now().getTime() - Date.now())).toBeLessThan(DAY_MS)
})

test.each([
  ['clock set yesterday', 'Expected a time like 2026-12-24'],
  ['clock set 2026-02-31', 'Expected a time like 2026-12-24'],
  ['clock advance 99999999d', '99999999d: expected a hundred years at most'],
  ['clock advance soon', 'Expected a time like 14d'],
  ['clock advance', "Missing required argument 'time'"],
  ['clock advance --soon', 'Expected a time like 14d'],
  ['clock advance 1d --soon', 'Too many arguments'],
])('`spoke %s` changes nothing and says why [CLI-03]', async (args, line) => {
  const { exitCode, err } = await spoke(args)
  expect(err).toContain(line)
  expect(exitCode).toBe(2)
  expect(getWorld().clock.offset).toBe(0)
})

test('a customer, an order and a fit can be seeded and removed again [CLI-02]', async () => {
  const { customerId, visitor } = await spokeJson('seed customer --email ann@example.com --addresses 2')
  expect(visitor.cookies).toContainEqual(expect.objectContaining({ name: 'customerId', value: customerId }))
  expect(await spokeJson(`seed order --customer ${customerId} --lines 2 --placed-days-ago 201`)).toMatchObject({
    email: 'ann@example.com',
  })
  await spoke(`seed fit --customer ${customerId} --waist 36 --build C --leg 34`)
  const { out } = await spoke('world diff')
  expect(out).toMatch(/orders \(1\)/)
  expect(out).toMatch(/36 \/ C \/ 34/)
  await spoke('seed reset')
  expect((await spoke('world diff')).out).toBe('The world has its default data.')
})

test('a world can be exported without personal details and imported as another', async () => {
  await spoke('scenario use cart-completed')
  await spoke('seed customer --email ann.lee@example.com --first-name Annabel')
  await spoke('clock advance 3d')
  const file = join(folder, 'bug.json')
  await spoke(`world export ${file}`)
  expect(await readFile(file, 'utf8')).not.toMatch(/ann\.lee|Annabel/)
  const { exitCode, out } = await spoke(`world import ${file} --world copy`)
  expect(exitCode).toBe(0)
  expect(out).toContain('Its start page is /cart.')
  const [exported, imported] = [await spokeJson('world diff'), await spokeJson('world diff --world copy')]
  expect(imported.scenarios).toEqual(exported.scenarios)
  expect(imported.stock).toEqual(exported.stock)
  expect(Object.keys(imported.records)).toEqual(Object.keys(exported.records))
})

test.each([
  ['not json', '{', /is not JSON/],
  ['another version', '{"format":"spoke-world","version":99}', /version/],
  ['something else', '{"hello":"world"}', /format/],
])('importing a file that is %s fails and changes nothing', async (_what, text, reason) => {
  await spoke('seed cart')
  const file = join(folder, 'wrong.json')
  await writeFile(file, text)
  const { exitCode, err } = await spoke(`world import ${file}`)
  expect(err).toMatch(reason)
  expect(exitCode).toBe(2)
  expect(getWorld().carts.count()).toBe(1)
})

test('a removed world no longer exists', async () => {
  await spoke('seed cart --world mine')
  await spoke('world remove --world mine')
  expect(getWorlds().peek('mine')).toBeUndefined()
})

test('the journal can be searched by upstream, operation and words', async () => {
  getWorld().journal.add({ kind: 'warning', message: 'a red flag' })
  getWorld().journal.add({ kind: 'warning', message: 'a blue flag' })
  expect((await spokeJson('journal --text RED')).map(({ message }: { message: string }) => message)).toEqual([
    'a red flag',
  ])
  expect(await spokeJson('journal --upstream shopify')).toEqual([])
})

test('without a scenario a terminal asks for one, and a script fails', async () => {
  const { exitCode, err } = await spoke('scenario use')
  expect({ exitCode, err }).toEqual({
    exitCode: 2,
    err: `No scenario given.\nRun \`npx spoke scenario list --backend ${getServer().origin}\` to see them all.`,
  })
  await spoke('scenario use', {
    choose: async (_question, choices) => {
      const choice = choices.find(({ value }) => value === 'flags-down')
      if (!choice) throw new Error('flags-down is not offered')
      return choice.value
    },
  })
  expect(getWorld().scenarios).toEqual(['flags-down'])
})

test('a shell completes commands, options and scenarios', async () => {
  const run = promisify(execFile)
  const complete = async (...words: string[]) =>
    (await run(process.execPath, ['cli/main.ts', 'complete', '--', ...words])).stdout
  const [commands, scenarios, script] = await Promise.all([
    complete('sc'),
    complete('scenario', 'use', 'cart-comp'),
    run(process.execPath, ['cli/main.ts', 'completion', 'fish']).then(({ stdout }) => stdout),
  ])
  expect(commands).toMatch(/^scenario\t/m)
  expect(scenarios).toMatch(/^cart-completed\tThe shopper/m)
  expect(script).toContain('complete -c spoke')
})
