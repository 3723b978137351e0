import { expect, test } from 'vitest'
import type { Interaction } from '../pact-file.ts'
import { findRefusedBodies } from './pact-judge.ts'

const rule = (...matchers: object[]) => ({ combine: 'AND', matchers })

/** An interaction with a matcher of every kind that our consumer tests use, and a literal. */
const interaction: Interaction = {
  description: 'a cart',
  providerStates: [],
  request: { method: 'GET', path: '/cart', query: {}, headers: {} },
  response: {
    status: 200,
    headers: {},
    body: { content: { id: 'c1', kind: 'cart', total: 2, price: '1.0', lines: [{ sku: 'a' }], goods: [{ sku: 'a' }] } },
    matchingRules: {
      body: {
        '$.id': rule({ match: 'type' }),
        '$.total': rule({ match: 'integer' }),
        '$.price': rule({ match: 'regex', regex: '^\\d+\\.\\d+$' }),
        '$.lines': rule({ match: 'type', min: 1 }),
        '$.goods': rule({
          match: 'arrayContains',
          variants: [{ index: 0, rules: { '$.sku': rule({ match: 'type' }) } }],
        }),
      },
    },
  },
}
const accepted = {
  id: 'x',
  kind: 'cart',
  total: 7,
  price: '20.5',
  lines: [{ sku: 'b' }, { sku: 'c' }],
  goods: [{}, { sku: 'b' }],
}

const PROCESS_MS = 30_000

test(
  'Pact’s verifier judges hundreds of bodies in one request',
  async () => {
    const { id: _, ...withoutId } = accepted
    const bodies = [
      accepted,
      withoutId,
      { ...accepted, id: 7 },
      { ...accepted, kind: 'basket' },
      { ...accepted, total: 7.5 },
      { ...accepted, price: 'free' },
      { ...accepted, lines: [] },
      { ...accepted, goods: [{}] },
      { ...accepted, more: 'is allowed' },
      ...Array.from({ length: 300 }, (_, index) => ({ ...accepted, total: index % 2 ? index : null })),
    ]
    const [refused] = await findRefusedBodies([{ interaction, bodies }])
    expect([...(refused ?? [])].filter((position) => position < 9).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(refused?.size).toBe(7 + 150)
  },
  PROCESS_MS,
)
