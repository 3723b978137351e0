import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact, type State } from '../pact.fixtures.ts'
import { createAssetsClient } from './client.ts'

const { regex } = Matchers
const addInteraction = createPact('assets')

/** The validity of a key starts now, so the state sets the provider's clock. */
const morning: State = ['another-day', { now: '2026-11-21T10:00:00Z' }]
const noon = new Date('2026-11-21T12:00:00Z')
const nextMonth = new Date('2026-12-21T12:00:00Z')

type Exchange = {
  given?: State
  description: string
  token?: string
  expiresAt: Date
  response: { status: number; json?: unknown }
}

const interact = <Result>(
  { given, description, token = 'simulated-delivery', expiresAt, response }: Exchange,
  call: (assets: ReturnType<typeof createAssetsClient>) => Promise<Result>,
) => {
  const request = {
    method: 'POST',
    path: '/asset_keys',
    headers: { authorization: `Bearer ${token}` },
    json: { expiresAt: expiresAt.getTime() / 1000 },
  }
  return addInteraction({ ...(given && { given }), description, request, response }, (baseUrl) =>
    call(createAssetsClient({ baseUrl, token })),
  )
}

test('a key for embargoed files expires when requested [CTR-04]', async () => {
  const json = { policy: regex('^[\\w.-]+$', 'policy'), secret: regex('^[\\w.-]{32,}$', 's'.repeat(43)) }
  const key = await interact(
    { given: morning, description: 'a key until noon', expiresAt: noon, response: { status: 201, json } },
    (assets) => assets.createAssetKey(noon),
  )
  expect(key?.policy).toBe('policy')
})

test('a key for longer than two days is refused', async () => {
  const response = { status: 422 }
  await interact({ given: morning, description: 'a key until next month', expiresAt: nextMonth, response }, (assets) =>
    expect(assets.createAssetKey(nextMonth)).rejects.toMatchObject({ kind: 'status', status: 422 }),
  )
})

test('an unknown token gets no key', async () => {
  const response = { status: 401 }
  await interact(
    { given: morning, description: 'a key for an unknown token', token: 'nobody', expiresAt: noon, response },
    (assets) => expect(assets.createAssetKey(noon)).rejects.toMatchObject({ kind: 'status', status: 401 }),
  )
})
