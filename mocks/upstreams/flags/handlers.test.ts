import { expect, test } from 'vitest'
import { createFlagsClient } from '#contracts/flags/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { setFlag } from './flags.ts'

const backend = await createSimulatedBackend({ strict: true })
const createFlagsIn = (world: string) =>
  createFlagsClient({ baseUrl: `${backend.origin}/flags`, apiKey: 'any', fetch: createFetch(backend, world) })

test('flags are off until a world turns them on [ANA-03]', async () => {
  setFlag(backend.worlds.get('on'), 'new-header', true)
  setFlag(backend.worlds.get('on'), 'checkout-button', 'green')
  expect(await createFlagsIn('on').decide('visitor-1')).toEqual({ 'new-header': true, 'checkout-button': 'green' })
  expect(await createFlagsIn('off').decide('visitor-1')).toEqual({})
})

test('a request without a visitor id is rejected', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/flags/decide?v=3`, { method: 'POST', body: '{"api_key":"any"}' }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'distinct_id is missing' })
})
