import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact, type Interaction, type State } from '../pact.fixtures.ts'
import { errorBody, isoDateTime } from '../pact-matchers.fixtures.ts'
import { createFitClient, type FitClient } from './client.ts'

const { regex, string } = Matchers
const addInteraction = createPact('fit')

const key = { 'x-api-key': string('simulated') }

const interact = <Result>({ request, ...interaction }: Interaction, call: (fit: FitClient) => Promise<Result>) =>
  addInteraction({ ...interaction, request: { ...request, headers: key } }, (baseUrl) =>
    call(createFitClient({ baseUrl, apiKey: 'simulated' })),
  )

const email = 'jo@example.com'
const fitSaved: State = ['fit-saved', { region: 'gb', customerId: '7001', email }]

const sizes = {
  top: { size: 'M', cut: 'Slim', length: 'Regular', chest: '40' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}
const inches = (example: string) => regex('^\\d{2}$', example)
const top = () => ({ size: string('M'), cut: string('Slim'), length: string('Regular') })
const bottom = () => ({ waist: inches('34'), build: regex('^[A-C]$', 'B'), leg: inches('32') })
const toSave = {
  fit: sizes,
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
])('a saved fit is read by %s [CTR-04]', async (identifier, value) => {
  const saved = await interact(
    {
      given: fitSaved,
      description: `a saved fit by ${identifier}`,
      request: { method: 'GET', path: `/2024-05/fit/${encodeURIComponent(value)}` },
      response: { status: 200, json: { fit: sizes, updated_at: isoDateTime(), email } },
    },
    (fit) => fit.savedFit(value),
  )
  expect(saved?.fit.bottom.waist).toBe('34')
})

test('no saved fit is not an error', async () => {
  const saved = await interact(
    {
      description: 'a fit that was never saved',
      request: { method: 'GET', path: '/2024-05/fit/7002' },
      response: { status: 404, json: errorBody('no fit') },
    },
    (fit) => fit.savedFit('7002'),
  )
  expect(saved).toBeNull()
})

test('questionnaire answers give a recommendation', async () => {
  const recommended = await interact(
    {
      description: 'a recommendation',
      request: { method: 'POST', path: '/2024-05/fit-finder', json: answers },
      response: { status: 200, json: { top: top(), bottom: bottom() } },
    },
    (fit) => fit.recommend(answers),
  )
  expect(recommended?.bottom.build).toBe('B')
})

test('impossible answers are refused', async () => {
  const impossible = { ...answers, height: 18 }
  await interact(
    {
      description: 'a recommendation for a height of 18 centimetres',
      request: { method: 'POST', path: '/2024-05/fit-finder', json: impossible },
      response: { status: 400, json: errorBody('height must be >= 120') },
    },
    (fit) => expect(fit.recommend(impossible)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('a fit is saved with its questionnaire answers', async () => {
  const json = { ...toSave, method: 'fit_finder', fit_finder_answers: answers }
  const saved = await interact(
    {
      description: 'saving a fit',
      request: { method: 'POST', path: '/2024-05/fit', json },
      response: { status: 200, json: { fit: sizes, updated_at: isoDateTime(), email } },
    },
    (fit) => fit.createFit(json),
  )
  expect(saved?.email).toBe(email)
})

test('an edited fit is saved', async () => {
  const saved = await interact(
    {
      given: fitSaved,
      description: 'changing a fit',
      request: { method: 'PUT', path: '/2024-05/fit', json: toSave },
      response: { status: 200, json: { fit: sizes, updated_at: isoDateTime(), email } },
    },
    (fit) => fit.updateFit(toSave),
  )
  expect(saved?.fit).toEqual(sizes)
})

test('the fit of an unknown visitor is saved by token', async () => {
  const { email: _, ...json } = toSave
  const saved = await interact(
    {
      description: 'saving the fit of an unknown visitor',
      request: { method: 'PUT', path: '/2024-05/fit', json },
      response: { status: 200, json: { fit: sizes, updated_at: isoDateTime(), email: null } },
    },
    (fit) => fit.updateFit(json),
  )
  expect(saved?.email).toBeNull()
})

test('a fit with an invalid waist is refused', async () => {
  const { waist, ...rest } = sizes.bottom
  const json = { ...toSave, fit: { ...sizes, bottom: { ...rest, waist: 34 } } }
  await interact(
    {
      description: 'a fit with a number for a waist',
      request: { method: 'PUT', path: '/2024-05/fit', json },
      response: { status: 400, json: errorBody('waist must be string') },
    },
    // @ts-expect-error: the service must refuse what the contract's types forbid, too
    (fit) => expect(fit.updateFit(json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('an unknown visitor gets a token', async () => {
  const token = await interact(
    {
      description: 'a token',
      request: { method: 'GET', path: '/2024-05/identify' },
      response: { status: 200, json: { token: string('a-fit-token') } },
    },
    (fit) => fit.token(),
  )
  expect(token).toBe('a-fit-token')
})

test('a token is linked to a customer', async () => {
  const json = { token: 'pact-fit-token', customer_id: '7001', email, store_location: 'gb' as const }
  const identified = await interact(
    {
      description: 'linking a token to a customer',
      request: { method: 'POST', path: '/2024-05/identify', json },
      response: { status: 200, json: { token: string('a-fit-token'), customer_id: '7001' } },
    },
    (fit) => fit.identify(json),
  )
  expect(identified?.customer_id).toBe('7001')
})

test('a fit is deleted, and deleting it again is not an error', async () => {
  const path = '/2024-05/fit/7001'
  const isDeleted = await interact(
    {
      given: fitSaved,
      description: 'deleting a fit',
      request: { method: 'DELETE', path },
      response: { status: 200, json: { forgotten: true } },
    },
    (fit) => fit.forgetFit('7001'),
  )
  expect(isDeleted).toBe(true)
  const isDeletedAgain = await interact(
    {
      description: 'deleting a fit that does not exist',
      request: { method: 'DELETE', path },
      response: { status: 404, json: errorBody('no fit') },
    },
    (fit) => fit.forgetFit('7001'),
  )
  expect(isDeletedAgain).toBe(false)
})

const toMail = { email, link: 'https://shop.example/', store_location: 'gb' as const, shop: 'gb' }

test.each<[string, State | undefined, number, unknown]>([
  ['sent', fitSaved, 200, { sent: true }],
  ['none', undefined, 404, errorBody('no fit')],
  ['too-many', ['mail-limit-reached', { email }], 429, errorBody('the mail limit is reached')],
])('mailing a fit to its owner: %s', async (outcome, given, status, json) => {
  const result = await interact(
    {
      given,
      description: `mailing a fit: ${outcome}`,
      request: { method: 'POST', path: '/2024-05/fit-mail', json: toMail },
      response: { status, json },
    },
    (fit) => fit.mailFit(toMail),
  )
  expect(result).toBe(outcome)
})

test('a mailed key gives the fit, an unknown key does not', async () => {
  const json = { key: 'pact-fit-key', token: 'pact-fit-token' }
  const claimed = await interact(
    {
      given: ['fit-mailed', { email, key: json.key }],
      description: 'the fit of a mailed key',
      request: { method: 'POST', path: '/2024-05/fit-claim', json },
      response: { status: 200, json: { fit: sizes, updated_at: isoDateTime(), email } },
    },
    (fit) => fit.claimFit(json),
  )
  expect(claimed?.fit).toEqual(sizes)
  const unknown = await interact(
    {
      description: 'the fit of an unknown key',
      request: { method: 'POST', path: '/2024-05/fit-claim', json },
      response: { status: 404, json: errorBody('no such key') },
    },
    (fit) => fit.claimFit(json),
  )
  expect(unknown).toBeNull()
})

test('a request without an API key is refused', async () => {
  await addInteraction(
    {
      description: 'a token without an API key',
      request: { method: 'GET', path: '/2024-05/identify' },
      response: { status: 401, json: errorBody('the API key is missing') },
    },
    (baseUrl) =>
      expect(createFitClient({ baseUrl, apiKey: '' }).token()).rejects.toMatchObject({ kind: 'status', status: 401 }),
  )
})
