import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact } from '../pact.fixtures.ts'
import { createFlagsClient } from './client.ts'

const { like, string } = Matchers
const addInteraction = createPact('flags')

const request = {
  method: 'POST',
  path: '/decide',
  query: { v: '3' },
  json: { api_key: string('pact-key'), distinct_id: string('visitor-1') },
}
const decide = (baseUrl: string) => createFlagsClient({ baseUrl, apiKey: 'pact-key' }).decide('visitor-1')

test('a flag is on or has a variant [CTR-04]', async () => {
  const boolean = await addInteraction(
    {
      given: ['flag-switched', { flag: 'new-menu' }],
      description: 'the flags of a visitor, one of them on',
      request,
      response: { status: 200, json: { featureFlags: { 'new-menu': true } } },
    },
    decide,
  )
  const variant = await addInteraction(
    {
      given: ['flag-switched', { flag: 'new-menu', variant: 'wide' }],
      description: 'the flags of a visitor, one of them in a variant',
      request,
      response: { status: 200, json: { featureFlags: { 'new-menu': 'wide' } } },
    },
    decide,
  )
  expect([boolean, variant]).toEqual([{ 'new-menu': true }, { 'new-menu': 'wide' }])
})

test('a missing flag is off', async () => {
  const flags = await addInteraction(
    {
      description: 'the flags of a visitor, all of them off',
      request,
      response: { status: 200, json: { featureFlags: like({}) } },
    },
    decide,
  )
  expect(flags).toEqual({})
})
