import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { type Interaction, pactWith, type State } from '../pact.fixtures.ts'
import { instant, problem } from '../pact-matchers.fixtures.ts'
import { createFitClient, type FitClient } from './client.ts'

const { regex, string } = Matchers
const relyOn = pactWith('fit')

const key = { 'x-api-key': string('simulated') }

const ask = <Result>({ request, ...interaction }: Interaction, call: (fit: FitClient) => Promise<Result>) =>
  relyOn({ ...interaction, request: { ...request, headers: key } }, (baseUrl) =>
    call(createFitClient({ baseUrl, apiKey: 'simulated' })),
  )

const email = 'jo@example.com'
const fitSaved: State = ['fit-saved', { region: 'gb', customerId: '7001', email }]

const chosen = {
  top: { size: 'M', cut: 'Slim', length: 'Regular', chest: '40' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}
const inches = (example: string) => regex('^\\d{2}$', example)
const top = () => ({ size: string('M'), cut: string('Slim'), length: string('Regular') })
const bottom = () => ({ waist: inches('34'), build: regex('^[A-C]$', 'B'), leg: inches('32') })
const toSave = {
  fit: chosen,
  method: 'fit_refresh',
  token: 'pact-fit-token',
  email,
  store_location: 'gb' as const,
  shop: 'gb',
}
const answers = { height: 180, weight: 80, age: 35, waist: '34' }

test.each([
  ['customer id', '7001'],
  ['email', email],
])('a saved fit is read by %s [CTR-04]', async (what, who) => {
  const saved = await ask(
    {
      given: fitSaved,
      asking: `a saved fit by ${what}`,
      request: { method: 'GET', path: `/2024-05/fit/${encodeURIComponent(who)}` },
      response: { status: 200, json: { fit: chosen, updated_at: instant(), email } },
    },
    (fit) => fit.savedFit(who),
  )
  expect(saved?.fit.bottom.waist).toBe('34')
})

test('who has saved no fit has none, and that is no error', async () => {
  const saved = await ask(
    {
      asking: 'a fit that was never saved',
      request: { method: 'GET', path: '/2024-05/fit/7002' },
      response: { status: 404, json: problem('no fit') },
    },
    (fit) => fit.savedFit('7002'),
  )
  expect(saved).toBeNull()
})

test('answers are worth a recommendation', async () => {
  const recommended = await ask(
    {
      asking: 'a recommendation',
      request: { method: 'POST', path: '/2024-05/fit-finder', json: answers },
      response: { status: 200, json: { top: top(), bottom: bottom() } },
    },
    (fit) => fit.recommend(answers),
  )
  expect(recommended?.bottom.build).toBe('B')
})

test('answers that make no sense are refused', async () => {
  const wrong = { ...answers, height: 18 }
  await ask(
    {
      asking: 'a recommendation for a man of 18 centimetres',
      request: { method: 'POST', path: '/2024-05/fit-finder', json: wrong },
      response: { status: 400, json: problem('height must be >= 120') },
    },
    (fit) => expect(fit.recommend(wrong)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('a fit is saved with the answers that led to it', async () => {
  const json = { ...toSave, method: 'fit_finder', fit_finder_answers: answers }
  const saved = await ask(
    {
      asking: 'a fit to be saved',
      request: { method: 'POST', path: '/2024-05/fit', json },
      response: { status: 200, json: { fit: chosen, updated_at: instant(), email } },
    },
    (fit) => fit.createFit(json),
  )
  expect(saved?.email).toBe(email)
})

test('an edited fit is saved', async () => {
  const saved = await ask(
    {
      given: fitSaved,
      asking: 'a fit to be changed',
      request: { method: 'PUT', path: '/2024-05/fit', json: toSave },
      response: { status: 200, json: { fit: chosen, updated_at: instant(), email } },
    },
    (fit) => fit.updateFit(toSave),
  )
  expect(saved?.fit).toEqual(chosen)
})

test('the fit of somebody unknown is saved under their token alone', async () => {
  const { email: _, ...json } = toSave
  const saved = await ask(
    {
      asking: 'a fit of nobody known to be saved',
      request: { method: 'PUT', path: '/2024-05/fit', json },
      response: { status: 200, json: { fit: chosen, updated_at: instant(), email: null } },
    },
    (fit) => fit.updateFit(json),
  )
  expect(saved?.email).toBeNull()
})

test('a fit without a waist is refused', async () => {
  const { waist, ...rest } = chosen.bottom
  const json = { ...toSave, fit: { ...chosen, bottom: { ...rest, waist: 34 } } }
  await ask(
    {
      asking: 'a fit with a number for a waist',
      request: { method: 'PUT', path: '/2024-05/fit', json },
      response: { status: 400, json: problem('waist must be string') },
    },
    // @ts-expect-error: what the contract does not allow is refused by the service, too
    (fit) => expect(fit.updateFit(json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('a visitor whom nobody knows has a token', async () => {
  const token = await ask(
    {
      asking: 'a token',
      request: { method: 'GET', path: '/2024-05/identify' },
      response: { status: 200, json: { token: string('a-fit-token') } },
    },
    (fit) => fit.token(),
  )
  expect(token).toBe('a-fit-token')
})

test('the bearer of a token turns out to be a customer', async () => {
  const json = { token: 'pact-fit-token', customer_id: '7001', email, store_location: 'gb' as const }
  const known = await ask(
    {
      asking: 'the bearer of a token to be known',
      request: { method: 'POST', path: '/2024-05/identify', json },
      response: { status: 200, json: { token: string('a-fit-token'), customer_id: '7001' } },
    },
    (fit) => fit.identify(json),
  )
  expect(known?.customer_id).toBe('7001')
})

test('a fit is forgotten on request, and once is enough', async () => {
  const path = '/2024-05/fit/7001'
  const forgotten = await ask(
    {
      given: fitSaved,
      asking: 'a fit to be forgotten',
      request: { method: 'DELETE', path },
      response: { status: 200, json: { forgotten: true } },
    },
    (fit) => fit.forgetFit('7001'),
  )
  expect(forgotten).toBe(true)
  const again = await ask(
    {
      asking: 'a fit to be forgotten that there is not',
      request: { method: 'DELETE', path },
      response: { status: 404, json: problem('no fit') },
    },
    (fit) => fit.forgetFit('7001'),
  )
  expect(again).toBe(false)
})

const toMail = { email, link: 'https://shop.example/', store_location: 'gb' as const, shop: 'gb' }

test.each<[string, State | undefined, number, unknown]>([
  ['sent', fitSaved, 200, { sent: true }],
  ['none', undefined, 404, problem('no fit')],
  ['too-many', ['mail-limit-reached', { email }], 429, problem('enough for now')],
])('a fit is mailed to its owner: %s', async (outcome, given, status, json) => {
  const said = await ask(
    {
      given,
      asking: `a fit to be mailed: ${outcome}`,
      request: { method: 'POST', path: '/2024-05/fit-mail', json: toMail },
      response: { status, json },
    },
    (fit) => fit.mailFit(toMail),
  )
  expect(said).toBe(outcome)
})

test('the key of a mail is worth the fit, and another key is worth none', async () => {
  const json = { key: 'pact-fit-key', token: 'pact-fit-token' }
  const claimed = await ask(
    {
      given: ['fit-mailed', { email, key: json.key }],
      asking: 'the fit of a key',
      request: { method: 'POST', path: '/2024-05/fit-claim', json },
      response: { status: 200, json: { fit: chosen, updated_at: instant(), email } },
    },
    (fit) => fit.claimFit(json),
  )
  expect(claimed?.fit).toEqual(chosen)
  const unknown = await ask(
    {
      asking: 'the fit of a key that nobody was sent',
      request: { method: 'POST', path: '/2024-05/fit-claim', json },
      response: { status: 404, json: problem('no such key') },
    },
    (fit) => fit.claimFit(json),
  )
  expect(unknown).toBeNull()
})

test('a shop without a key is turned away', async () => {
  await relyOn(
    {
      asking: 'a token without a key',
      request: { method: 'GET', path: '/2024-05/identify' },
      response: { status: 401, json: problem('a key is wanted') },
    },
    (baseUrl) =>
      expect(createFitClient({ baseUrl, apiKey: '' }).token()).rejects.toMatchObject({ kind: 'status', status: 401 }),
  )
})
