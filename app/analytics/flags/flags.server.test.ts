import { expect, test } from 'vitest'
import { createFlagsClient } from '#contracts/flags/client.ts'
import { setFlag } from '#mocks/upstreams/flags/flags.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readFlags } from './flags.functions.ts'
import { FLAG_DEFAULTS } from './flags.ts'

async function createFlags(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const reported: string[] = []
  const flags = createFlagsClient({ baseUrl: `${backend.origin}/flags`, apiKey: 'key', fetch })
  return { world, reported, deps: { flags, report: (code: string) => void reported.push(code) } }
}

test('a flag that the service lacks has its default [ANA-03]', async () => {
  const { deps, reported } = await createFlags('default-shop')
  expect(await readFlags(deps, 'a-visitor')).toEqual(FLAG_DEFAULTS)
  expect(reported).toEqual([])
})

test('the service overrides a default; unknown flags are dropped [ANA-03]', async () => {
  const { deps, world } = await createFlags('default-shop')
  setFlag(world, 'support-chat', false)
  setFlag(world, 'new-header', true)
  expect(await readFlags(deps, 'a-visitor')).toEqual({ ...FLAG_DEFAULTS, 'support-chat': false })
})

test('a failed request is reported and gives the defaults [ANA-03]', async () => {
  const { deps, reported } = await createFlags('flags-down')
  expect(await readFlags(deps, 'a-visitor')).toEqual(FLAG_DEFAULTS)
  expect(reported).toEqual(['flags.fetch-failed'])
})
