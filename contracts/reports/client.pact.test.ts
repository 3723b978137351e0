import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact } from '../pact.fixtures.ts'
import { createReportsClient } from './client.ts'

const { string } = Matchers
const addInteraction = createPact('reports')

const report = {
  code: 'cart.completed',
  message: 'This cart was previously completed',
  level: 'error' as const,
  requestId: 'req-1',
  url: '/cart',
}

test('a report is accepted [CTR-04]', async () => {
  const json = { ...report, code: string(report.code), message: string(report.message), requestId: string('req-1') }
  await addInteraction(
    {
      description: 'a report',
      request: { method: 'POST', path: '/v1/reports', json },
      response: { status: 202 },
    },
    (baseUrl) => createReportsClient({ baseUrl }).send(report),
  )
})

test('an invalid report is refused', async () => {
  const invalidReport = { ...report, at: 'yesterday' }
  await addInteraction(
    {
      description: 'a report with an invalid time',
      request: { method: 'POST', path: '/v1/reports', json: invalidReport },
      response: { status: 400 },
    },
    (baseUrl) =>
      expect(createReportsClient({ baseUrl }).send(invalidReport)).rejects.toMatchObject({
        kind: 'status',
        status: 400,
      }),
  )
})
