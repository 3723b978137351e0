import { expect, onTestFinished, test } from 'vitest'
import { createFitClient } from '#contracts/fit/client.ts'
import { houseModel } from '../model.ts'
import { createFitService } from './fit-service.ts'
import { openFitStore } from './fit-store.ts'

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Slim' },
}
const saving = { fit, method: 'fit_refresh', store_location: 'gb', shop: 'gb' } as const

function aService(apiKey = 'right') {
  const store = openFitStore(':memory:')
  onTestFinished(store.close)
  const service = createFitService({ model: houseModel(), store, keys: ['other', 'right'] })
  const fetch: typeof globalThis.fetch = (input, init) => service(new Request(input, init))
  return { client: createFitClient({ baseUrl: 'http://fit.test', apiKey, fetch }), fetch, store }
}

test('recommends through the contract, with odds [SIM-08]', async () => {
  const { client } = aService()
  const { bottom, probabilities } = await client.recommend({ height: 178, weight: 84, age: 38, waist: '34' })
  expect(bottom.waist).toBe('35')
  expect(probabilities?.bottom.leg?.['32']).toBeGreaterThan(0.3)
})

test('keeps one fit for a customer, by id or email, and the newest wins', async () => {
  const { client } = aService()
  await client.createFit({ ...saving, token: 't1', customer_id: '7', email: 'Sam@example.com', fit_finder_answers: {} })
  await client.updateFit({
    ...saving,
    token: 't2',
    email: 'sam@example.com',
    fit: { ...fit, top: { ...fit.top, size: 'L' } },
  })
  expect((await client.savedFit('7'))?.fit.top.size).toBe('L')
  expect((await client.savedFit('SAM@EXAMPLE.COM'))?.fit.top.size).toBe('L')
  expect(await client.savedFit('nobody@example.com')).toBeNull()
})

test('a fit saved under a token goes to whom the token turns out to belong', async () => {
  const { client } = aService()
  const token = await client.token()
  await client.createFit({ ...saving, token, fit_finder_answers: { height: 180 } })
  await client.identify({ token, customer_id: '9', email: 'kim@example.com' })
  expect((await client.savedFit('kim@example.com'))?.fit).toEqual(fit)
})

test('a token goes on being its owner’s: what it says later is theirs, without saying who they are', async () => {
  const { client } = aService()
  await client.identify({ token: 't', customer_id: '9' })
  expect(await client.identify({ token: 't' })).toEqual({ token: 't', customer_id: '9' })
  await client.updateFit({ ...saving, token: 't' })
  expect((await client.savedFit('9'))?.fit).toEqual(fit)
})

test.each(['sam@example.com', '9', 'a-token'])('forgets whoever asks to be forgotten: %s', async (who) => {
  const { client } = aService()
  if (who === 'a-token') await client.updateFit({ ...saving, token: who })
  else await client.updateFit({ ...saving, token: 't', email: 'sam@example.com', customer_id: '9' })
  expect(await client.forgetFit(who)).toBe(true)
  expect(await client.savedFit('sam@example.com')).toBeNull()
  expect(await client.forgetFit(who)).toBe(false)
})

test('sends no mail, and knows no keys', async () => {
  const { client } = aService()
  const mail = { email: 'sam@example.com', link: 'https://shop.example/', store_location: 'gb', shop: 'gb' } as const
  await expect(client.mailFit(mail)).rejects.toMatchObject({ status: 501 })
  expect(await client.claimFit({ key: 'k', token: 't' })).toBeNull()
})

test('answers nobody without a key that it knows', async () => {
  const { client } = aService('wrong')
  await expect(client.savedFit('7')).rejects.toMatchObject({ status: 401 })
})

test('refuses what the contract does not allow, naming every wrong, and saves nothing', async () => {
  const { fetch, client } = aService()
  const response = await fetch('http://fit.test/2024-05/fit', {
    method: 'PUT',
    headers: { 'x-api-key': 'right', 'content-type': 'application/json' },
    body: JSON.stringify({ ...saving, token: 't', email: 'no address', store_location: 'fr' }),
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
