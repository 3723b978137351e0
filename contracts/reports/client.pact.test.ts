import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith } from '../pact.fixtures.ts'
import { createReportsClient } from './client.ts'

const { string } = Matchers
const pact = pactWith('reports')

test('a report is taken and given an id', async () => {
  const id = await pact
    .addInteraction()
    .given('house-stock')
    .uponReceiving('a report')
    .withRequest('POST', '/v1/reports', (request) =>
      request.jsonBody({
        code: string('cart.completed'),
        message: string('This cart was previously completed'),
        level: 'error',
        requestId: string('req-1'),
        url: string('/cart'),
      }),
    )
    .willRespondWith(202, (response) => response.jsonBody({ id: string('report-1') }))
    .executeTest(({ url }) =>
      createReportsClient({ baseUrl: url }).send({
        code: 'cart.completed',
        message: 'This cart was previously completed',
        level: 'error',
        requestId: 'req-1',
        url: '/cart',
      }),
    )
  expect(id).toBe('report-1')
})
