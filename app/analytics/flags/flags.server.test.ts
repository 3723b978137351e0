import { expect, test } from 'vitest'
import { createFlagsClient } from '#contracts/flags/client.ts'
import { switchFlag } from '#mocks/upstreams/flags/flags.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readFlags } from './flags.server.ts'
import { FLAG_DEFAULTS } from './flags.ts'

async function flagsOf(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const reported: string[] = []
  const flags = createFlagsClient({ baseUrl: `${backend.origin}/flags`, apiKey: 'key', fetch })
  return { world, reported, deps: { flags, report: (code: string) => void reported.push(code) } }
}

test('a flag that the service does not name has its default [ANA-03]', async () => {
  const { deps, reported } = await flagsOf('house-stock')
  expect(await readFlags(deps, 'somebody')).toEqual(FLAG_DEFAULTS)
  expect(reported).toEqual([])
})

test('what the service says goes before the default; what the shop does not know is left out [ANA-03]', async () => {
  const { deps, world } = await flagsOf('house-stock')
  switchFlag(world, 'support-chat', false)
  switchFlag(world, 'new-header', true)
  expect(await readFlags(deps, 'somebody')).toEqual({ ...FLAG_DEFAULTS, 'support-chat': false })
})

test('flags that cannot be fetched are reported, and the defaults hold [ANA-03]', async () => {
  const { deps, reported } = await flagsOf('flags-down')
  expect(await readFlags(deps, 'somebody')).toEqual(FLAG_DEFAULTS)
  expect(reported).toEqual(['flags.fetch-failed'])
})
