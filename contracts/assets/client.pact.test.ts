import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith, type State } from '../pact.fixtures.ts'
import { type AssetsClient, createAssetsClient } from './client.ts'

const { regex, string } = Matchers
const relyOn = pactWith('assets')

/** A key begins now: the provider's now is part of what is relied on. */
const morning: State = ['another-day', { now: '2026-11-21T10:00:00Z' }]
const noon = new Date('2026-11-21T12:00:00Z')
const nextMonth = new Date('2026-12-21T12:00:00Z')

type Asked = {
  given?: State
  asking: string
  token?: string
  expiresAt: Date
  response: { status: number; json: unknown }
}

const ask = <Result>(
  { given, asking, token = 'simulated-delivery', expiresAt, response }: Asked,
  call: (assets: AssetsClient) => Promise<Result>,
) => {
  const request = {
    method: 'POST',
    path: '/asset_keys',
    headers: { authorization: `Bearer ${token}` },
    json: { expiresAt: expiresAt.getTime() / 1000 },
  }
  return relyOn({ ...(given && { given }), asking, request, response }, (baseUrl) =>
    call(createAssetsClient({ baseUrl, token })),
  )
}

const refusal = (id: string) => ({ sys: { type: 'Error', id }, message: string('Why not.') })

test('a key for embargoed files is given until a moment of our choice [CTR-04]', async () => {
  const json = { policy: regex('^[\\w.-]+$', 'policy'), secret: regex('^[\\w.-]{32,}$', 's'.repeat(43)) }
  const key = await ask(
    { given: morning, asking: 'a key until noon', expiresAt: noon, response: { status: 201, json } },
    (assets) => assets.createAssetKey(noon),
  )
  expect(key?.policy).toBe('policy')
})

test('a key for longer than two days is refused', async () => {
  const response = { status: 422, json: refusal('ValidationFailed') }
  await ask({ given: morning, asking: 'a key until next month', expiresAt: nextMonth, response }, (assets) =>
    expect(assets.createAssetKey(nextMonth)).rejects.toMatchObject({ kind: 'status', status: 422 }),
  )
})

test('a token of nobody is worth no key', async () => {
  const response = { status: 401, json: refusal('AccessTokenInvalid') }
  await ask({ given: morning, asking: 'a key for nobody', token: 'nobody', expiresAt: noon, response }, (assets) =>
    expect(assets.createAssetKey(noon)).rejects.toMatchObject({ kind: 'status', status: 401 }),
  )
})
