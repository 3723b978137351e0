import { expect, test } from 'vitest'
import { createFitClient } from '#contracts/fit/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const createServiceIn = (world: string, apiKey = 'any') =>
  createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey, fetch: createFetch(backend, world) })

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}
const saved = { fit, method: 'fit_refresh', token: 't1', store_location: 'gb', shop: 'gb' } as const
const answers = { height: 180, weight: 80, age: 40, waist: '34' }

test('a fit is found by customer id or email, in its world only [FIT-10]', async () => {
  const service = createServiceIn('save')
  await service.createFit({ ...saved, customer_id: '7001', email: 'ann@example.com', fit_finder_answers: answers })
  expect(await service.savedFit('7001')).toMatchObject({ fit, email: 'ann@example.com' })
  expect(await service.savedFit('ANN@example.com')).toMatchObject({ fit })
  expect(await service.savedFit('7002')).toBeNull()
  expect(await createServiceIn('elsewhere').savedFit('7001')).toBeNull()
})

test('a new fit is mailed if it has an email', async () => {
  const service = createServiceIn('mailed')
  await service.createFit({ ...saved, email: 'ann@example.com', fit_finder_answers: answers })
  await service.createFit({ ...saved, token: 'stranger', fit_finder_answers: answers })
  expect(backend.worlds.get('mailed').outbox.all()).toMatchObject([
    {
      to: 'ann@example.com',
      kind: 'saved-fit',
      links: [{ href: expect.stringContaining('/collections/trousers?w=34&b=B&l=32') }],
    },
  ])
})

test('saving again replaces the fit and its date', async () => {
  const service = createServiceIn('again')
  await service.createFit({ ...saved, email: 'ann@example.com', fit_finder_answers: answers })
  const before = await service.savedFit('ann@example.com')
  backend.worlds.get('again').clock.advance(60_000)
  const wider = { ...fit, bottom: { ...fit.bottom, waist: '36' } }
  await service.updateFit({ ...saved, email: 'ann@example.com', fit: wider })
  const after = await service.savedFit('ann@example.com')
  expect(after?.fit).toEqual(wider)
  expect(Date.parse(after?.updated_at ?? '')).toBeGreaterThan(Date.parse(before?.updated_at ?? ''))
  expect(backend.worlds.get('again').fits.count()).toBe(1)
})

test('identifying assigns an anonymous fit to its owner [FIT-11]', async () => {
  const service = createServiceIn('stranger')
  const token = await service.token()
  await service.createFit({ ...saved, token, fit_finder_answers: answers })
  expect(await service.savedFit('ann@example.com')).toBeNull()
  expect(await service.identify({ token, email: 'ann@example.com', customer_id: '7001' })).toEqual({
    token,
    customer_id: '7001',
  })
  expect(await service.savedFit('ann@example.com')).toMatchObject({ fit })
  expect(await service.savedFit('7001')).toMatchObject({ fit })
})

test('anonymous visitors do not get each other’s fit', async () => {
  const service = createServiceIn('strangers')
  const [one, other] = [await service.token(), await service.token()]
  await service.createFit({ ...saved, token: one, fit_finder_answers: answers })
  await service.identify({ token: other, email: 'bob@example.com' })
  expect(await service.savedFit('bob@example.com')).toBeNull()
})

test('every dated version of the path is served [FIT-10]', async () => {
  const service = createFitClient({
    baseUrl: `${backend.origin}/fit`,
    apiKey: 'any',
    version: '2027-01',
    fetch: createFetch(backend, 'later'),
  })
  await service.createFit({ ...saved, customer_id: '7001', fit_finder_answers: answers })
  expect(await service.savedFit('7001')).toMatchObject({ fit })
})

test('a request without an API key is rejected', async () => {
  await expect(createServiceIn('locked', '').savedFit('7001')).rejects.toMatchObject({ kind: 'status', status: 401 })
})

test('an incomplete fit is rejected with the missing field', async () => {
  const { waist: _, ...bottom } = fit.bottom
  const response = await backend.handle(
    new Request(`${backend.origin}/fit/2024-05/fit`, {
      method: 'PUT',
      headers: { 'x-api-key': 'any' },
      body: JSON.stringify({ ...saved, fit: { ...fit, bottom } }),
    }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'fit.bottom.waist is missing' })
})

test('a recommendation has sizes with probabilities', async () => {
  const { bottom, probabilities } = await createServiceIn('finder').recommend(answers)
  expect(probabilities?.bottom.waist?.[bottom?.waist ?? '']).toBeGreaterThan(0.2)
})
