import { expect, test } from 'vitest'
import { createReportsClient } from '#contracts/reports/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const createReportsIn = (world: string) =>
  createReportsClient({ baseUrl: `${backend.origin}/reports`, fetch: createFetch(backend, world) })
const getReports = (world: string) => backend.worlds.get(world).journal.entries({ kind: 'report' })

test('a report is recorded once in the journal of its world [SIM-06]', async () => {
  const report = {
    code: 'cart.completed',
    message: 'This cart was previously completed',
    level: 'warning',
    requestId: 'r1',
  } as const
  await createReportsIn('here').send(report)
  expect(getReports('here')).toEqual([{ ...report, kind: 'report', seq: expect.any(Number), at: expect.any(String) }])
  expect(getReports('there')).toEqual([])
})

test('the journal contains no personal data', async () => {
  await createReportsIn('private').send({
    code: 'fit.fetch-failed',
    message: 'Failed to fetch customer fit for ann@example.com',
    level: 'error',
    url: 'https://shop.test/account?email=ann@example.com',
    stack: 'Error: ann@example.com',
  })
  expect(JSON.stringify(backend.worlds.get('private').journal.entries())).not.toContain('ann')
})

test('a report with an unknown level is rejected', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/reports/v1/reports`, {
      method: 'POST',
      headers: { baggage: 'spoke.world=refused' },
      body: JSON.stringify({ code: 'x', message: 'y', level: 'dire' }),
    }),
  )
  expect(response.status).toBe(400)
  expect(getReports('refused')).toEqual([])
})

/** Sends an envelope as Sentry's SDKs do: https://develop.sentry.dev/sdk/envelopes. */
function sendEnvelope(world: string, ...lines: (string | object)[]) {
  const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return createFetch(backend, world)(`${backend.origin}/reports/api/1/envelope/?sentry_version=7&sentry_key=any`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
  })
}
const createEvent = (fields: object) => ({ event_id: 'a'.repeat(32), platform: 'javascript', ...fields })

test('Sentry envelopes create the same journal entries [SIM-06]', async () => {
  const warning = createEvent({
    level: 'warning',
    message: 'No cart id',
    tags: { code: 'cart.no-id', requestId: 'r7' },
  })
  const exception = createEvent({
    exception: {
      values: [
        { type: 'Cause', value: 'no' },
        { type: 'TypeError', value: 'Geht nicht: é' },
      ],
    },
  })
  const payload = JSON.stringify(exception)
  const response = await sendEnvelope(
    'sentry',
    { event_id: 'a'.repeat(32), sdk: { name: 'sentry.javascript.react' } },
    { type: 'event' },
    warning,
    { type: 'session' },
    { sid: '1', status: 'crashed' },
    { type: 'event', length: Buffer.byteLength(payload) },
    payload,
    '',
  )
  expect(response.status).toBe(200)
  expect(getReports('sentry')).toMatchObject([
    { code: 'cart.no-id', message: 'No cart id', level: 'warning', requestId: 'r7' },
    { code: 'TypeError', message: 'Geht nicht: é', level: 'error' },
  ])
})

test.each([
  ['no header', ['GET / HTTP/1.1']],
  ['an item without a type', ['{}', '{"kind":"event"}', '{}']],
  ['an unknown level', ['{}', '{"type":"event"}', '{"level":"dire"}']],
])('an envelope with %s is rejected and not recorded', async (_, lines) => {
  expect((await sendEnvelope('no-envelope', ...lines)).status).toBe(400)
  expect(getReports('no-envelope')).toEqual([])
})
