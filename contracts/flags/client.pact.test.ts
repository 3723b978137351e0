import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith } from '../pact.fixtures.ts'
import { createFlagsClient } from './client.ts'

const { like, string } = Matchers
const relyOn = pactWith('flags')

const request = {
  method: 'POST',
  path: '/decide',
  query: { v: '3' },
  json: { api_key: string('pact-key'), distinct_id: string('visitor-1') },
}
const decide = (baseUrl: string) => createFlagsClient({ baseUrl, apiKey: 'pact-key' }).decide('visitor-1')

test('a flag is on, or shows one of its variants [CTR-04]', async () => {
  const on = await relyOn(
    {
      given: ['flag-switched', { flag: 'new-menu' }],
      asking: 'the flags of a visitor, one of them on',
      request,
      response: { status: 200, json: { featureFlags: { 'new-menu': true } } },
    },
    decide,
  )
  const shown = await relyOn(
    {
      given: ['flag-switched', { flag: 'new-menu', variant: 'wide' }],
      asking: 'the flags of a visitor, one of them in a variant',
      request,
      response: { status: 200, json: { featureFlags: { 'new-menu': 'wide' } } },
    },
    decide,
  )
  expect([on, shown]).toEqual([{ 'new-menu': true }, { 'new-menu': 'wide' }])
})

test('a flag that is not there is off', async () => {
  const flags = await relyOn(
    {
      asking: 'the flags of a visitor, all of them off',
      request,
      response: { status: 200, json: { featureFlags: like({}) } },
    },
    decide,
  )
  expect(flags).toEqual({})
})
