import { expect, test } from 'vitest'
import { createFlagsClient } from '#contracts/flags/client.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { switchFlag } from './flags.ts'

const backend = await createSimulatedBackend({ strict: true })
const flagsIn = (world: string) =>
  createFlagsClient({ baseUrl: `${backend.origin}/flags`, apiKey: 'any', fetch: fetchIn(backend, world) })

test('every flag is off until a world turns it on [ANA-03]', async () => {
  switchFlag(backend.worlds.get('on'), 'new-header', true)
  switchFlag(backend.worlds.get('on'), 'checkout-button', 'green')
  expect(await flagsIn('on').decide('visitor-1')).toEqual({ 'new-header': true, 'checkout-button': 'green' })
  expect(await flagsIn('off').decide('visitor-1')).toEqual({})
})

test('a question about nobody is refused', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/flags/decide?v=3`, { method: 'POST', body: '{"api_key":"any"}' }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'distinct_id is missing' })
})
