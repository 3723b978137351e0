import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { COOKIE } from '#contracts/visitor.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { sendFitResponse } from './fit-response.server.ts'

async function sendFrom(scenario: string, cookies: Record<string, string> = {}) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const visitor = aVisitor(cookies)
  const reported: string[] = []
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const deps = { backend: client, visitor, store: 'us', report: (code: string) => void reported.push(code) } as const
  return { outcome: await sendFitResponse(deps, 'too_tight'), visits: world.visits.all(), visitor, reported }
}

test('fit feedback is sent with the customer id, and sets a flag cookie [FIT-13]', async () => {
  const { outcome, visits, visitor } = await sendFrom('default-shop', { [COOKIE.customerId]: '7001' })
  expect(outcome).toEqual({ ok: true })
  expect(visits).toMatchObject([{ store: 'us', userId: '7001', fitResponse: 'too_tight', loggedIn: true }])
  expect(visitor.jar.get(COOKIE.fitResponse)).toBe('too_tight')
})

test('an anonymous visitor can send fit feedback', async () => {
  expect((await sendFrom('default-shop')).visits).toMatchObject([{ userId: null, loggedIn: false }])
})

test('a failed send returns an error object, is reported, and sets no cookie [FIT-13]', async () => {
  const { outcome, visitor, reported } = await sendFrom('visit-feedback-down')
  expect(outcome).toEqual({ ok: false, failure: 'feedback.visit-failed' })
  expect(reported).toEqual(['feedback.visit-failed'])
  expect(visitor.jar.has(COOKIE.fitResponse)).toBe(false)
})
