import { expect, test } from 'vitest'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { sendSurvey } from '../answers.server.ts'
import { type Answers, SURVEY, type SurveyQuestion } from '../questions.ts'

const ratings: Answers<SurveyQuestion> = {
  recommendLikelihood: '0',
  fitRating: '5',
  deliveryAndServiceRating: '4',
  priceVersusValue: '3',
  siteNavigation: '1',
}

async function createShop(...scenarios: Parameters<typeof givenScenario>) {
  const { backend, fetch, world, journal } = await givenScenario(...scenarios)
  let refusal: LimitRefusal | null = null
  return {
    world,
    countCalls: () => journal().filter((entry) => entry.kind === 'request').length,
    refuse(next: LimitRefusal) {
      refusal = next
    },
    send: (typed: Answers<SurveyQuestion>) =>
      sendSurvey(
        {
          backend: createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
          store: 'eu',
          checkLimit: async () => refusal,
        },
        typed,
      ),
  }
}

test('the survey has nine questions in the specification’s order [FORM-04]', () => {
  expect(SURVEY.map(({ name }) => name)).toEqual([
    'recommendLikelihood',
    'fitRating',
    'improveFit',
    'deliveryAndServiceRating',
    'newProducts',
    'priceVersusValue',
    'siteNavigation',
    'findingProducts',
    'heardAboutUs',
  ])
})

test('ratings are sent as numbers to the store, texts where written [FORM-04]', async () => {
  const { send, world } = await createShop('default-shop')
  expect(await send({ ...ratings, improveFit: ' Longer legs 👖\n ', newProducts: '  ' })).toEqual({ status: 'sent' })
  expect(world.surveys.all()).toMatchObject([{ store: 'eu' }])
  expect(world.surveys.all()[0]?.answers).toEqual({
    recommend_likelihood: 0,
    fit_rating: 5,
    delivery_and_service_rating: 4,
    price_versus_value: 3,
    site_navigation: 1,
    improve_fit: 'Longer legs 👖',
  })
})

test('missing ratings are named, and nothing is sent [FORM-04]', async () => {
  const { send, countCalls } = await createShop('default-shop')
  expect(await send({ recommendLikelihood: '9', fitRating: '6' })).toEqual({
    status: 'incomplete',
    problems: {
      fitRating: 'missed',
      deliveryAndServiceRating: 'missed',
      priceVersusValue: 'missed',
      siteNavigation: 'missed',
    },
  })
  expect(countCalls()).toBe(0)
})

test('an answer of ten thousand characters is rejected [FORM-04]', async () => {
  const { send } = await createShop('default-shop')
  expect(await send({ ...ratings, findingProducts: 'x'.repeat(10_000) })).toEqual({
    status: 'incomplete',
    problems: { findingProducts: 'too-long' },
  })
})

test('a question that the backend reports as missing is a problem of its field [FORM-04]', async () => {
  const { send } = await createShop('survey-refused')
  expect(await send(ratings)).toEqual({ status: 'incomplete', problems: { heardAboutUs: 'missed' } })
})

test('an unknown question that the backend reports as missing is a failed call [FORM-04]', async () => {
  const { send } = await createShop('survey-refused', { question: 'shoe_size' })
  expect(await send(ratings)).toEqual({ status: 'failed', failure: 'form.question-missed' })
})

test('a failing backend and one without a survey have different outcomes [FORM-04] [SIM-09]', async () => {
  const down = await createShop('feedback-down')
  expect(await down.send(ratings)).toEqual({ status: 'failed', failure: 'form.question-missed' })
  const bare = await createShop('upstreams-bare')
  expect(await bare.send(ratings)).toEqual({ status: 'failed', failure: 'unavailable' })
})

test('answers beyond the limit are not sent [OPS-08]', async () => {
  const { send, refuse, countCalls } = await createShop('default-shop')
  refuse({ ok: false, failure: 'limit.reached', retryAfterS: 180 })
  expect(await send(ratings)).toEqual({ status: 'failed', failure: 'limit.reached', retryAfterS: 180 })
  expect(countCalls()).toBe(0)
})
