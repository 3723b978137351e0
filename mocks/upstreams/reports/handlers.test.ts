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
