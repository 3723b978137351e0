import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createFitClient } from '#contracts/fit/client.ts'
import { getDefaultModel } from '../model.ts'
import { createApiKeys } from './api-keys.ts'
import { prepareEngines } from './database/engines.fixtures.ts'
import type { FitDatabase } from './database/tables.ts'
import { createFitService } from './fit-service.ts'
import { createFitStore } from './fit-store.ts'

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Slim' },
}
const saveRequest = { fit, method: 'fit_refresh', store_location: 'gb', shop: 'gb' } as const

/** Text that no compression makes short. */
const LONG = randomBytes(3_000).toString('base64url')

async function createService(open: () => Promise<FitDatabase>, apiKey = 'right') {
  const store = createFitStore(await open())
  const service = createFitService({ model: getDefaultModel(), store, keys: createApiKeys(['other', 'right']) })
  const fetch: typeof globalThis.fetch = (input, init) => service(new Request(input, init))
  return { client: createFitClient({ baseUrl: 'http://fit.test', apiKey, fetch }), fetch, store }
}

describe.each(prepareEngines())('on $name', ({ open }) => {
  test('recommends through the contract, with probabilities [SIM-08]', async () => {
    const { client } = await createService(open)
    const { bottom, probabilities } = await client.recommend({ height: 178, weight: 84, age: 38, waist: '34' })
    expect(bottom?.waist).toBe('35')
    expect(probabilities?.bottom.leg?.['32']).toBeGreaterThan(0.3)
  })

  test('saves one fit per customer, found by id or email', async () => {
    const { client } = await createService(open)
    await client.createFit({
      ...saveRequest,
      token: 't1',
      customer_id: '7',
      email: 'Sam@example.com',
      fit_finder_answers: {},
    })
    const larger = { ...fit, top: { ...fit.top, size: 'L' } }
    await client.updateFit({ ...saveRequest, token: 't2', customer_id: '7', fit: larger })
    expect((await client.savedFit('7'))?.fit?.top?.size).toBe('L')
    expect((await client.savedFit('SAM@EXAMPLE.COM'))?.fit?.top?.size).toBe('L')
    expect(await client.savedFit('nobody@example.com')).toBeNull()
  })

  test('a token has 256 random bits [OPS-04]', async () => {
    const { client } = await createService(open)
    const tokens = await Promise.all(Array.from({ length: 50 }, () => client.token()))
    expect(tokens.filter((token) => Buffer.from(token, 'base64url').length !== 32)).toEqual([])
    expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(50)
  })

  test('a fit saved with a token goes to the token’s later owner', async () => {
    const { client } = await createService(open)
    const token = await client.token()
    await client.createFit({ ...saveRequest, token, fit_finder_answers: { height: 180 } })
    await client.identify({ token, customer_id: '9', email: 'kim@example.com' })
    expect((await client.savedFit('kim@example.com'))?.fit).toEqual(fit)
  })

  test('a token stays its owner’s in later calls', async () => {
    const { client } = await createService(open)
    await client.identify({ token: 't', customer_id: '9' })
    expect(await client.identify({ token: 't' })).toEqual({ token: 't', customer_id: '9' })
    await client.updateFit({ ...saveRequest, token: 't' })
    expect((await client.savedFit('9'))?.fit).toEqual(fit)
  })

  test.each(['sam@example.com', '9', 'a-token'])('deletes the fit of %s', async (ownerOrToken) => {
    const { client } = await createService(open)
    if (ownerOrToken !== 'a-token')
      await client.identify({ token: 'a-token', customer_id: '9', email: 'sam@example.com' })
    await client.updateFit({ ...saveRequest, token: 'a-token' })
    expect(await client.forgetFit(ownerOrToken)).toBe(true)
    expect(await client.savedFit('sam@example.com')).toBeNull()
    expect(await client.forgetFit(ownerOrToken)).toBe(false)
  })

  test.each(["7' OR '1'='1", "7'; DROP TABLE fits; --", '7" --', '7/**/'])(
    'takes %s as a value, never as SQL',
    async (value) => {
      const { client } = await createService(open)
      await client.updateFit({ ...saveRequest, token: 't1', customer_id: '7' })
      expect(await client.savedFit(value)).toBeNull()
      expect(await client.forgetFit(value)).toBe(false)
      await client.identify({ token: value, customer_id: value })
      const larger = { ...fit, top: { ...fit.top, size: 'L' } }
      await client.updateFit({ ...saveRequest, token: value, customer_id: value, fit: larger })
      expect((await client.savedFit(value))?.fit).toEqual(larger)
      expect((await client.savedFit('7'))?.fit).toEqual(fit)
    },
  )

  test('sends no mail and has no fit keys', async () => {
    const { client } = await createService(open)
    const mail = { email: 'sam@example.com', link: 'https://shop.example/', store_location: 'gb', shop: 'gb' } as const
    expect(await client.mailFit(mail)).toBe('unavailable')
    expect(await client.claimFit({ key: 'k', token: 't' })).toBeNull()
  })

  test('rejects calls without a valid API key', async () => {
    const { client } = await createService(open, 'wrong')
    await expect(client.savedFit('7')).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['token', { token: LONG }],
    ['customer_id', { token: 't', customer_id: LONG }],
    ['email', { token: 't', email: `${LONG}@example.com` }],
  ])('refuses a %s that no database can index, as a client error', async (field, body) => {
    const { fetch } = await createService(open)
    const headers = { 'content-type': 'application/json', 'x-api-key': 'right' }
    const identified = await fetch('http://fit.test/2024-05/identify', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect([identified.status, await identified.json()]).toEqual([
      400,
      { error: `${field} must not be longer than 500 characters` },
    ])
    const read = await fetch(`http://fit.test/2024-05/fit/${LONG}`, { headers })
    expect(read.status).toBe(404)
  })

  test('rejects invalid requests with every problem and saves nothing', async () => {
    const { fetch, client } = await createService(open)
    const response = await fetch('http://fit.test/2024-05/fit', {
      method: 'PUT',
      headers: { 'x-api-key': 'right', 'content-type': 'application/json' },
      body: JSON.stringify({ ...saveRequest, token: 't', email: 'no address', store_location: 'fr' }),
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/email.*store_location|store_location.*email/)
    expect(await client.savedFit('no address')).toBeNull()
    expect(
      (await fetch('http://fit.test/2024-05/fit', { method: 'PUT', headers: { 'x-api-key': 'right' }, body: '{' }))
        .status,
    ).toBe(400)
    await expect(client.recommend({ height: 20 })).rejects.toMatchObject({ status: 400 })
  })

  test('a NUL character in a value is refused, not stored', async () => {
    const { client, fetch } = await createService(open)
    const address = 'http://fit.test/2024-05/fit/a%00b'
    expect((await fetch(address, { headers: { 'x-api-key': 'right' } })).status).toBe(400)
    await expect(client.updateFit({ ...saveRequest, token: 't\0' })).rejects.toMatchObject({ status: 400 })
  })

  test('a path or a body that cannot be read is refused, not a failure', async () => {
    const { fetch } = await createService(open)
    const headers = { 'x-api-key': 'right', 'content-type': 'application/json' }
    expect((await fetch('http://fit.test/2024-05/fit/%zz', { headers })).status).toBe(400)
    const body = '{"token":{"toString":1}}'
    expect((await fetch('http://fit.test/2024-05/identify', { method: 'POST', headers, body })).status).toBe(400)
  })

  test('saves at once leave one fit per customer', async () => {
    const { client } = await createService(open)
    const save = (token: string) =>
      client.updateFit({ ...saveRequest, token, customer_id: '7', email: 'sam@example.com' })
    await Promise.all(Array.from({ length: 12 }, (_, index) => save(`token-${index}`)))
    expect(await client.forgetFit('7')).toBe(true)
    expect(await client.savedFit('sam@example.com')).toBeNull()
  })
})

test('a failure is logged without the row that PostgreSQL quotes', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const detail = 'Key (lower(email))=(sam@example.com) already exists.'
  const fail = async () => Promise.reject(Object.assign(new Error('duplicate key value'), { code: '23505', detail }))
  const store = { find: fail, save: fail, identify: fail, remove: fail, ping: fail }
  const service = createFitService({ model: getDefaultModel(), store, keys: createApiKeys(['right']) })
  const response = await service(new Request('http://fit.test/2024-05/fit/7', { headers: { 'x-api-key': 'right' } }))
  expect(response.status).toBe(500)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Error: duplicate key value\n/)]])
})
