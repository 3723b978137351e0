import { expect, test } from 'vitest'
import { describeDifferences, labelDifferences, listDifferences } from './differences.ts'

const FRESH = {
  clock: { now: '2027-01-01T00:00:00.000Z', offsetMs: -3, frozen: false },
  latencyMs: 0,
  records: {},
  stock: [],
  withdrawn: [],
  prices: {},
  content: [],
  faults: [],
}
const createChange = (size: string) => ({
  variantId: size,
  sku: size,
  product: 'heroes-navy',
  title: 'Heroes, Navy',
  size,
  initial: 7,
  now: 0,
})

test('a fresh world has no differences [SIM-04]', () => expect(listDifferences(FRESH)).toEqual([]))

test('a world’s differences are said in words, what fails first [SIM-04]', () => {
  const differences = listDifferences({
    clock: { ...FRESH.clock, offsetMs: 14 * 86_400_000 },
    latencyMs: 300,
    records: { carts: { count: 1, records: [{ id: 'c1', summary: 'gb, 1 line of 1' }] } },
    stock: [createChange('34 / B / 32')],
    withdrawn: ['heroes-black'],
    prices: { 'heroes-stone': 20 },
    content: [{ part: 'mainMenu', entries: 0 }],
    faults: [{ id: 1, upstream: 'shopify', operation: 'cartCreate', after: 0, respond: { status: 503 } }],
  })
  expect(differences).toEqual([
    'fault: shopify cartCreate: status 503',
    'every response waits 300 ms',
    'clock: 14 d ahead of real time',
    'stock of Heroes, Navy, 34 / B / 32: 0, was 7',
    'no longer sold: heroes-black',
    'price of heroes-stone changed by 20 %',
    'content mainMenu: nothing',
    'carts: gb, 1 line of 1',
  ])
})

test('what a visit leaves behind by itself comes last, and each thing has its id [SIM-04]', () => {
  const record = (id: string) => ({ count: 1, records: [{ id, summary: id }] })
  const records = { signIns: record('s1'), customers: record('c1') }
  expect(describeDifferences({ ...FRESH, records, stock: [createChange('34')] })).toEqual([
    { text: 'stock of Heroes, Navy, 34: 0, was 7', id: '34' },
    { text: 'customers: c1', id: 'c1', isTrace: false },
    { text: 'sign ins: s1', id: 's1', isTrace: true },
  ])
})

test('many sizes of a product are one line [SIM-04]', () => {
  const stock = ['28', '29', '30', '31'].map(createChange)
  expect(listDifferences({ ...FRESH, stock })).toEqual(['stock of Heroes, Navy: 0 in 4 sizes'])
})

test('a label says scenarios, faults and clock, and what was seeded without a scenario [SIM-04]', () => {
  const changed = {
    ...FRESH,
    clock: { ...FRESH.clock, offsetMs: 14 * 86_400_000 },
    faults: [{ id: 1, upstream: 'shopify', operation: 'cartCreate', after: 0, respond: { status: 503 } }],
    records: { carts: { count: 1, records: [] } },
  }
  expect(labelDifferences({ ...FRESH, scenarios: [] })).toEqual([])
  const records = { agentCalls: { count: 1, records: [] } }
  expect(labelDifferences({ ...FRESH, records, scenarios: [] })).toEqual(['agent calls 1'])
  expect(labelDifferences({ ...changed, scenarios: [] })).toEqual(['1 fault', '14 d ahead of real time', 'carts 1'])
  expect(labelDifferences({ ...changed, scenarios: [{ name: 'cart-with-lines', params: {} }] })).toEqual([
    'cart-with-lines',
    '1 fault',
    '14 d ahead of real time',
  ])
})
