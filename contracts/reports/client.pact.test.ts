import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith } from '../pact.fixtures.ts'
import { problem } from '../pact-matchers.fixtures.ts'
import { createReportsClient } from './client.ts'

const { string } = Matchers
const relyOn = pactWith('reports')

const report = {
  code: 'cart.completed',
  message: 'This cart was previously completed',
  level: 'error' as const,
  requestId: 'req-1',
  url: '/cart',
}

test('a report is taken and given an id [CTR-04]', async () => {
  const json = { ...report, code: string(report.code), message: string(report.message), requestId: string('req-1') }
  const id = await relyOn(
    {
      asking: 'a report',
      request: { method: 'POST', path: '/v1/reports', json },
      response: { status: 202, json: { id: string('report-1') } },
    },
    (baseUrl) => createReportsClient({ baseUrl }).send(report),
  )
  expect(id).toBe('report-1')
})

test('a report of nothing is refused', async () => {
  const wrong = { ...report, at: 'yesterday' }
  await relyOn(
    {
      asking: 'a report of no time',
      request: { method: 'POST', path: '/v1/reports', json: wrong },
      response: { status: 400, json: problem('at is no date') },
    },
    (baseUrl) =>
      expect(createReportsClient({ baseUrl }).send(wrong)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})
