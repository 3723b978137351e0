import { expect, test } from 'vitest'
import { findFreePort } from '#scripts/processes.ts'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

// not the default address, at which a developer may have a shop
const { spoke } = setUpSimulatedBackend({ storefront: `http://localhost:${await findFreePort()}` })

test('without a running shop `spoke test` says how to start one [CLI-05] [CLI-03]', async () => {
  const backend = `http://localhost:${await findFreePort()}`
  expect(await runSpoke(`test completed-cart --backend ${backend}`)).toEqual({
    exitCode: 2,
    out: '',
    err: `No shop runs with a simulated backend at ${backend}.\nStart one with \`npx spoke dev\`, or add --build.`,
  })
})

test('a backend whose shop does not run is no running shop [CLI-05]', async () => {
  const { exitCode, err } = await spoke('test completed-cart')
  expect([exitCode, err]).toEqual([2, expect.stringMatching(/^The shop at \S+ does not answer\.\nStart one/)])
})

test.each([
  ['test no-such-journey', 'No journey has no-such-journey in its file, title or tag.'],
  ['test --build --watch', "Option '--build' cannot be used with option '-w, --watch'"],
])('`spoke %s` is refused in a line [CLI-03]', async (args, words) => {
  const { exitCode, err } = await runSpoke(args)
  expect([exitCode, err]).toEqual([2, expect.stringContaining(words)])
})
