import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact, type Interaction, type State } from '../pact.fixtures.ts'
import { createFitClient, type FitClient } from './client.ts'

const { atLeastLike, eachLike, number, regex, string } = Matchers
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
const savedFit = { fit: sizes, updated_at: string('2026-11-21T10:00:00Z'), email }
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
      response: { status: 200, json: savedFit },
    },
    (fit) => fit.savedFit(value),
  )
  expect(saved?.fit?.bottom?.waist).toBe('34')
})

test('a saved fit can have a status [CTR-06]', async () => {
  const saved = await interact(
    {
      given: fitSaved,
      description: 'a saved fit with its status',
      request: { method: 'GET', path: '/2024-05/fit/7001' },
      response: { status: 200, json: { ...savedFit, status: string('saved') } },
    },
    (fit) => fit.savedFit('7001'),
  )
  expect(saved?.status).toBe('saved')
})

test('no saved fit is not an error', async () => {
  const saved = await interact(
    {
      description: 'a fit that was never saved',
      request: { method: 'GET', path: '/2024-05/fit/7002' },
      response: { status: 404 },
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
  expect(recommended?.bottom?.build).toBe('B')
})

test('a recommendation can say how sure it is [CTR-06]', async () => {
  const json = { weight: 80, age: 35, waist: '34', slim_fit: 'relaxed', leg: '30', size_up: true } as const
  const recommended = await interact(
    {
      description: 'a recommendation with its probabilities',
      request: { method: 'POST', path: '/2024-05/fit-finder', json },
      response: {
        status: 200,
        json: {
          top: top(),
          bottom: bottom(),
          probabilities: { top: { cut: { Slim: number(0.6) } }, bottom: { leg: { 31: number(0.4) } } },
          neighbours: { leg: inches('30') },
          moved: eachLike({ answer: string('leg'), option: string('leg'), from: string('32'), to: string('31') }),
          doubts: eachLike({ kind: string('missing'), answer: string('height') }),
          asked_for: eachLike({ answer: string('size_up'), option: string('waist'), value: string('35') }),
        },
      },
    },
    (fit) => fit.recommend(json),
  )
  expect(recommended?.probabilities?.bottom.leg).toEqual({ 31: 0.4 })
})

test('a recommendation can say what other questions would bring [CTR-06]', async () => {
  const json = { height: 180, weight: 80, age: 40, with_next_questions: true }
  const recommended = await interact(
    {
      description: 'a recommendation with the next questions',
      request: { method: 'POST', path: '/2024-05/fit-finder', json },
      response: {
        status: 200,
        json: {
          top: top(),
          bottom: bottom(),
          next_questions: eachLike({
            answer: string('waist'),
            gains: { waist: number(0.1) },
            // of a free answer, like the waist of a pair, none are listed
            changes: atLeastLike(
              { value: string('36'), option: string('waist'), from: string('34'), to: string('35') },
              0,
              1,
            ),
          }),
        },
      },
    },
    (fit) => fit.recommend(json),
  )
  expect(recommended?.next_questions?.[0]?.answer).toBe('waist')
})

test('impossible answers are refused', async () => {
  const impossible = { ...answers, height: 18 }
  await interact(
    {
      description: 'a recommendation for a height of 18 centimetres',
      request: { method: 'POST', path: '/2024-05/fit-finder', json: impossible },
      response: { status: 400 },
    },
    (fit) => expect(fit.recommend(impossible)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('a fit is saved with its questionnaire answers', async () => {
  const json = { ...toSave, method: 'fit_finder', fit_finder_answers: answers }
  await interact(
    {
      description: 'saving a fit',
      request: { method: 'POST', path: '/2024-05/fit', json },
      response: { status: 200 },
    },
    (fit) => fit.createFit(json),
  )
})

test('an edited fit is saved', async () => {
  await interact(
    {
      given: fitSaved,
      description: 'changing a fit',
      request: { method: 'PUT', path: '/2024-05/fit', json: toSave },
      response: { status: 200 },
    },
    (fit) => fit.updateFit(toSave),
  )
})

test('the fit of an unknown visitor is saved by token', async () => {
  const { email: _, ...json } = toSave
  await interact(
    {
      description: 'saving the fit of an unknown visitor',
      request: { method: 'PUT', path: '/2024-05/fit', json },
      response: { status: 200 },
    },
    (fit) => fit.updateFit(json),
  )
})

test('a fit with an invalid waist is refused', async () => {
  const { waist, ...rest } = sizes.bottom
  const json = { ...toSave, fit: { ...sizes, bottom: { ...rest, waist: 34 } } }
  await interact(
    {
      description: 'a fit with a number for a waist',
      request: { method: 'PUT', path: '/2024-05/fit', json },
      response: { status: 400 },
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

test('a sign-in can say which token the browser had before [CTR-06]', async () => {
  const json = { token: 'a-new-token', previous_token: 'pact-fit-token', customer_id: '7001', email }
  const identified = await interact(
    {
      description: 'linking a new token to a customer, and giving up the previous one',
      request: { method: 'POST', path: '/2024-05/identify', json },
      response: { status: 200, json: { token: string('a-new-token'), customer_id: '7001' } },
    },
    (fit) => fit.identify(json),
  )
  expect(identified?.token).toBe('a-new-token')
})

test('a fit is deleted, and deleting it again is not an error', async () => {
  const path = '/2024-05/fit/7001'
  const isDeleted = await interact(
    {
      given: fitSaved,
      description: 'deleting a fit',
      request: { method: 'DELETE', path },
      response: { status: 200 },
    },
    (fit) => fit.forgetFit('7001'),
  )
  expect(isDeleted).toBe(true)
  const isDeletedAgain = await interact(
    {
      description: 'deleting a fit that does not exist',
      request: { method: 'DELETE', path },
      response: { status: 404 },
    },
    (fit) => fit.forgetFit('7001'),
  )
  expect(isDeletedAgain).toBe(false)
})

const toMail = { email, link: 'https://shop.example/', store_location: 'gb' as const, shop: 'gb' }

test.each<[string, State | undefined, number]>([
  ['sent', fitSaved, 200],
  ['none', undefined, 404],
  ['too-many', ['mail-limit-reached', { email }], 429],
])('mailing a fit to its owner: %s', async (outcome, given, status) => {
  const result = await interact(
    {
      given,
      description: `mailing a fit: ${outcome}`,
      request: { method: 'POST', path: '/2024-05/fit-mail', json: toMail },
      response: { status },
    },
    (fit) => fit.mailFit(toMail),
  )
  expect(result).toBe(outcome)
})

test('a mailed key gives the fit, an unknown key does not', async () => {
  const json = { key: 'pact-fit-key', token: 'a-new-token', previous_token: 'pact-fit-token' }
  const claimed = await interact(
    {
      given: ['fit-mailed', { email, key: json.key }],
      description: 'the fit of a mailed key',
      request: { method: 'POST', path: '/2024-05/fit-claim', json },
      response: { status: 200, json: savedFit },
    },
    (fit) => fit.claimFit(json),
  )
  expect(claimed?.fit).toEqual(sizes)
  const unknown = await interact(
    {
      description: 'the fit of an unknown key',
      request: { method: 'POST', path: '/2024-05/fit-claim', json },
      response: { status: 404 },
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
      response: { status: 401 },
    },
    (baseUrl) =>
      expect(createFitClient({ baseUrl, apiKey: '' }).token()).rejects.toMatchObject({ kind: 'status', status: 401 }),
  )
})
