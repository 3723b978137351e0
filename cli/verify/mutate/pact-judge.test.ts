import { expect, test } from 'vitest'
import type { Interaction } from '../pact-file.ts'
import { refusedByPact } from './pact-judge.ts'

const rule = (...matchers: object[]) => ({ combine: 'AND', matchers })

/** As a consumer's test writes it: one matcher of every kind that ours use, and a literal. */
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
const good = {
  id: 'x',
  kind: 'cart',
  total: 7,
  price: '20.5',
  lines: [{ sku: 'b' }, { sku: 'c' }],
  goods: [{}, { sku: 'b' }],
}

const PROCESS_MS = 30_000

test(
  'Pact’s own verifier judges hundreds of answers at once, each by itself',
  async () => {
    const { id: _, ...withoutId } = good
    const bodies = [
      good,
      withoutId,
      { ...good, id: 7 },
      { ...good, kind: 'basket' },
      { ...good, total: 7.5 },
      { ...good, price: 'free' },
      { ...good, lines: [] },
      { ...good, goods: [{}] },
      { ...good, more: 'is welcome' },
      ...Array.from({ length: 300 }, (_, index) => ({ ...good, total: index % 2 ? index : null })),
    ]
    const [refused] = await refusedByPact([{ interaction, bodies }])
    expect([...(refused ?? [])].filter((position) => position < 9).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(refused?.size).toBe(7 + 150)
  },
  PROCESS_MS,
)
