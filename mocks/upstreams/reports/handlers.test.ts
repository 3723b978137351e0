import { expect, test } from 'vitest'
import { createReportsClient } from '#contracts/reports/client.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const reportsIn = (world: string) =>
  createReportsClient({ baseUrl: `${backend.origin}/reports`, fetch: fetchIn(backend, world) })
const kept = (world: string) => backend.worlds.get(world).journal.entries({ kind: 'report' })

test('a report is in the journal of its world, once [SIM-06]', async () => {
  const report = {
    code: 'cart.completed',
    message: 'This cart was previously completed',
    level: 'warning',
    requestId: 'r1',
  } as const
  expect(await reportsIn('here').send(report)).toMatch(/./)
  expect(kept('here')).toEqual([{ ...report, kind: 'report', seq: expect.any(Number), at: expect.any(String) }])
  expect(kept('there')).toEqual([])
})

test('who it happened to is not in the journal', async () => {
  await reportsIn('private').send({
    code: 'fit.fetch-failed',
    message: 'Failed to fetch customer fit for ann@example.com',
    level: 'error',
    url: 'https://shop.test/account?email=ann@example.com',
    stack: 'Error: ann@example.com',
  })
  expect(JSON.stringify(backend.worlds.get('private').journal.entries())).not.toContain('ann')
})

test('a report without a level is refused and not kept', async () => {
  const response = await backend.handle(
    new Request(`${backend.origin}/reports/v1/reports`, {
      method: 'POST',
      headers: { baggage: 'spoke.world=refused' },
      body: JSON.stringify({ code: 'x', message: 'y', level: 'dire' }),
    }),
  )
  expect(response.status).toBe(400)
  expect(kept('refused')).toEqual([])
})

/** As Sentry's SDKs send it: https://develop.sentry.dev/sdk/envelopes. */
function sendEnvelope(world: string, ...lines: (string | object)[]) {
  const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return fetchIn(backend, world)(`${backend.origin}/reports/api/1/envelope/?sentry_version=7&sentry_key=any`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
  })
}
const event = (more: object) => ({ event_id: 'a'.repeat(32), platform: 'javascript', ...more })

test('what Sentry’s SDKs send is kept as the same entries [SIM-06]', async () => {
  const warning = event({ level: 'warning', message: 'No cart id', tags: { code: 'cart.no-id', requestId: 'r7' } })
  const thrown = event({
    exception: {
      values: [
        { type: 'Cause', value: 'no' },
        { type: 'TypeError', value: 'Geht nicht: é' },
      ],
    },
  })
  const payload = JSON.stringify(thrown)
  const answer = await sendEnvelope(
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
  expect(answer.status).toBe(200)
  expect(kept('sentry')).toMatchObject([
    { code: 'cart.no-id', message: 'No cart id', level: 'warning', requestId: 'r7' },
    { code: 'TypeError', message: 'Geht nicht: é', level: 'error' },
  ])
})

test.each([
  ['no header', ['GET / HTTP/1.1']],
  ['an item without a type', ['{}', '{"kind":"event"}', '{}']],
  ['a level that there is not', ['{}', '{"type":"event"}', '{"level":"dire"}']],
])('an envelope with %s is refused and nothing of it is kept', async (_, lines) => {
  expect((await sendEnvelope('no-envelope', ...lines)).status).toBe(400)
  expect(kept('no-envelope')).toEqual([])
})
