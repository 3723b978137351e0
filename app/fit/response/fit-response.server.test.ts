import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { COOKIE } from '#contracts/shop/visitor.ts'
import type { FaultResponse } from '#mocks/world/faults.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { sendFitResponse } from './fit-response.server.ts'

async function sendFrom(scenario: string, cookies: Record<string, string> = {}, body?: FaultResponse['body']) {
  const { backend, fetch, world } = await givenScenario(scenario)
  if (body !== undefined)
    world.faults.add({ upstream: 'backend', operation: 'visitFeedback', respond: { status: 200, body } })
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

test.each<[FaultResponse['body']]>([
  [{ status: 'failed' }],
  [{ status: 'SUCCESS' }],
  [{ status: '' }],
  [{ status: true }],
  [{}],
  [null],
  ['success'],
])('status 200 with %j is not a success: no cookie is set, and it is reported [FIT-13]', async (body) => {
  const { outcome, visitor, reported } = await sendFrom('default-shop', {}, body)
  expect(outcome).toEqual({ ok: false, failure: 'feedback.visit-failed' })
  expect(reported).toEqual(['feedback.visit-failed'])
  expect(visitor.jar.has('fit_response')).toBe(false)
})

test('status 200 with success ignores other fields [FIT-13]', async () => {
  const { outcome, visitor } = await sendFrom('default-shop', {}, { status: 'success', id: 7 })
  expect(outcome).toEqual({ ok: true })
  expect(visitor.jar.get('fit_response')).toBe('too_tight')
})
