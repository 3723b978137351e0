import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFreePort } from '#scripts/processes.ts'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

// not the default address, at which a developer may have a shop
const { spoke } = setUpSimulatedBackend({ storefront: `http://localhost:${await findFreePort()}` })

test('without a running shop `spoke explore` says how to start one [CLI-03]', async () => {
  const backend = `http://localhost:${await findFreePort()}`
  const { err } = await runSpoke(`explore --backend ${backend}`)
  expect(err).toMatch(/^No simulated backend answers at \S+\.\nStart one with `npx spoke dev`/)
})

test('a backend whose shop does not run is nothing to search [CLI-03]', async () => {
  const { exitCode, err } = await spoke('explore')
  expect([exitCode, err]).toEqual([2, expect.stringMatching(/^The shop at \S+ does not answer\.\nStart it with/)])
})

test.each([
  ['explore --seed seven', 'Expected a whole number.'],
  ['explore --minutes 0', 'Expected a number of minutes above 0, up to 1440, like 5.'],
  ['explore --focus shoes', 'Allowed choices are cart, account, returns, fit, forms, search.'],
  ['explore --replay a.json --focus cart', 'cannot be used with option'],
  ['explore --replay no-such-file.json', 'There is no file no-such-file.json.'],
])('`spoke %s` is refused in a line [CLI-03]', async (args, words) => {
  const { exitCode, err } = await runSpoke(args)
  expect([exitCode, err]).toEqual([2, expect.stringContaining(words)])
})

test('a mistyped scenario is refused with the nearest name [CLI-03]', async () => {
  const { exitCode, err } = await spoke('explore --from cart-complete')
  expect([exitCode, err]).toEqual([2, expect.stringContaining('Did you mean cart-completed?')])
})

test('a file that is no find is refused [CLI-03]', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'spoke-find-')), 'find.json')
  await writeFile(file, '{"visit":{"steps":"none"}}')
  const { exitCode, err } = await runSpoke(`explore --replay ${file}`)
  expect([exitCode, err]).toEqual([2, expect.stringContaining('is no find of a search.')])
})
