import { expect, test } from 'vitest'
import type { ReturnFailure, ReturnStep } from './return-steps.ts'
import { aBelt, aCreatedReturn, aLine, anOrder, aShirt, dpd, evri, someAnswers } from './returns.fixtures.ts'
import { advanceReturn, clampStep, type ReturnEvent, type ReturnState, startReturn } from './returns-machine.ts'

const known = { fit: null, response: null }
const start = (changed: Partial<ReturnState> = {}): ReturnState => ({ ...startReturn(), ...changed })
const run = (state: ReturnState, ...events: readonly ReturnEvent[]) => events.reduce(advanceReturn, state)
const fail = (code: Exclude<ReturnFailure['code'], 'limit.reached'>, order?: ReturnState['order']): ReturnEvent => ({
  type: 'failed',
  failure: { code },
  ...(order && { order }),
})

const order = anOrder()
const chosen = someAnswers({ 'line-1': { reason: 'too tight' } })
const exchanged = someAnswers({
  'line-1': { reason: 'too tight', outcome: 'exchange', suggestedFor: 'too tight', size: ['35', 'Build B', '32'] },
})
const items = start({ step: 'items', order, answers: chosen })
const outcome = start({ step: 'outcome', order, answers: exchanged, carriers: [evri, dpd] })
const sending = start({ ...outcome, step: 'send', answers: { ...exchanged, carrierId: 'dpd' } })
const restart = { type: 'restarted' } as const
const next = { type: 'continued', known } as const
const back = { type: 'went-back' } as const
const orderFound = { type: 'order-found', order, requestId: 'request-two-of-jo', step: 'items' } as const
const created = { type: 'created', created: aCreatedReturn } as const

test.each<[string, ReturnState, ReturnEvent, ReturnStep]>([
  ['an order that is found shows its items', start({ answers: someAnswers() }), orderFound, 'items'],
  ['an order that is not found stays', start({ answers: someAnswers() }), fail('returns.order-not-found'), 'find'],
  ['items that are complete lead on', items, next, 'outcome'],
  ['items without a reason stay', { ...items, answers: someAnswers({ 'line-1': {} }) }, next, 'items'],
  ['nothing chosen stays', { ...items, answers: someAnswers() }, next, 'items'],
  ['an outcome leads to the carriers', outcome, next, 'send'],
  ['the last step stays until the return is created', sending, next, 'send'],
  ['a created return is shown', sending, created, 'created'],
  ['back from the carriers', sending, back, 'outcome'],
  ['back from the outcome', outcome, back, 'items'],
  ['back from the items', items, back, 'find'],
  ['back from the first step', start(), back, 'find'],
  ['an address beyond the answers', items, { type: 'arrived', step: 'send' }, 'outcome'],
  ['an address without an order', start(), { type: 'arrived', step: 'items' }, 'find'],
  ['an address of an earlier step', sending, { type: 'arrived', step: 'items' }, 'items'],
  ['an outage while creating stays', sending, fail('returns.system-down'), 'send'],
  ['a refusal without a change stays', sending, fail('returns.not-issued', order), 'send'],
  ['an order that is gone is looked up again', sending, fail('returns.order-not-found'), 'find'],
  ['everything returned elsewhere', sending, fail('returns.all-returned'), 'find'],
  ['another return of the order begins', start({ ...sending, step: 'created' }), restart, 'find'],
])('%s [RET-01]', (_, state, event, step) => {
  expect(run(state, event).step).toBe(step)
})

test.each([
  ['too tight', ['35', 'Build B', '32']],
  ['too loose', ['33', 'Build B', '32']],
  ['length not right', ['34', 'Build B', '34']],
] as const)('for %s an exchange for the suggested size is chosen [RET-04]', (reason, size) => {
  const state = run({ ...items, answers: someAnswers({ 'line-1': { reason } }) }, next)
  expect(state.answers.lines['line-1']).toMatchObject({ outcome: 'exchange', size })
})

test.each(['poor quality / faulty', 'other', 'ordered more than one size'] as const)(
  'for %s the money is chosen [RET-04]',
  (reason) => {
    const state = run({ ...items, answers: someAnswers({ 'line-1': { reason } }) }, next)
    expect(state.answers.lines['line-1']).toMatchObject({ outcome: 'refund', size: ['34', 'Build B', '32'] })
  },
)

test('the shopper’s own choice stays unless the reason changes [RET-04]', () => {
  const own = { ...outcome.answers.lines['line-1'], size: ['36', 'Build B', '32'] }
  const state = run({ ...outcome, answers: someAnswers({ 'line-1': own }) }, back, next)
  expect(state.answers.lines['line-1']?.size).toEqual(['36', 'Build B', '32'])
  const other = run({ ...items, answers: someAnswers({ 'line-1': { ...own, reason: 'too loose' } }) }, next)
  expect(other.answers.lines['line-1']).toMatchObject({ outcome: 'exchange', size: ['33', 'Build B', '32'] })
})

test('problems belong to their fields and disappear when corrected [RET-01] [FORM-07]', () => {
  const bad = someAnswers({
    'line-1': { quantity: '3', reason: 'other', comment: 'x'.repeat(501) },
    'line-2': { quantity: '1' },
  })
  const refused = run({ ...items, answers: bad }, next)
  expect(refused.problems).toEqual({
    'quantity:line-1': 'quantity',
    'comment:line-1': 'comment',
    'reason:line-2': 'reason',
  })
  const mended = someAnswers({ 'line-1': { quantity: '2', reason: 'other', comment: 'x'.repeat(500) }, 'line-2': {} })
  expect(run(refused, { type: 'answered', answers: mended }).problems).toEqual({ 'reason:line-2': 'reason' })
})

test.each(['0', '-1', '1.5', '', 'two', '3', '99999'])('"%s" of two is no quantity [RET-01]', (quantity) => {
  const state = run({ ...items, answers: someAnswers({ 'line-1': { reason: 'other', quantity } }) }, next)
  expect(state.problems).toEqual({ 'quantity:line-1': 'quantity' })
})

test('a size is rejected if it is missing, the bought one or sold out [RET-01]', () => {
  const withSize = (size: readonly (string | null)[], soldOut: readonly string[] = []) =>
    run(
      start({
        ...outcome,
        order: anOrder([aLine({ soldOut })]),
        answers: someAnswers({ 'line-1': { reason: 'other', outcome: 'exchange', size } }),
      }),
      next,
    ).problems['size:line-1']
  expect(withSize(['35', 'Build B'])).toBe('size')
  expect(withSize(['35', null, '32'])).toBe('size')
  expect(withSize(['34', 'Build B', '32'])).toBe('size-same')
  expect(withSize(['35', 'Build B', '32'], ['35 / B / 32'])).toBe('size-gone')
  expect(withSize(['99', 'Build B', '32'])).toBe('size-gone')
  expect(withSize(['35', 'Build B', '32'])).toBeUndefined()
})

test('items of two lines cannot have the last of one size [RET-01]', () => {
  const [one, other] = [aLine(), aLine({ id: 'line-9' })].map((line) => ({
    ...line,
    sizes: line.sizes.map((size) => ({ ...size, stock: 1 })),
  }))
  const exchange = { reason: 'too tight', outcome: 'exchange', size: ['35', 'Build B', '32'] } as const
  const answers = someAnswers({ 'line-1': exchange, 'line-9': exchange })
  const state = start({ step: 'outcome', order: anOrder([one ?? aLine(), other ?? aLine()]), answers })
  expect(run(state, next).problems).toEqual({ 'size:line-9': 'size-gone' })
})

test('a size that has sold out is shown at its line, the other answers stay [RET-02]', () => {
  const now = anOrder([aLine({ soldOut: ['35 / B / 32'] }), aShirt(), aBelt])
  const state = run(sending, fail('returns.not-issued', now))
  expect(state).toMatchObject({
    step: 'outcome',
    problems: { 'size:line-1': 'size-gone' },
    failure: { code: 'returns.not-issued' },
    answers: { carrierId: 'dpd', lines: { 'line-1': { reason: 'too tight', size: ['35', 'Build B', '32'] } } },
  })
})

test('an item returned elsewhere leads back to the items [RET-02]', () => {
  const answers = someAnswers({ 'line-1': { ...exchanged.lines['line-1'], quantity: '2' } })
  const state = run({ ...sending, answers }, fail('returns.not-issued', anOrder([aLine({ returnable: 1 })])))
  expect(state).toMatchObject({ step: 'items', problems: { 'quantity:line-1': 'quantity' } })
})

test('a single carrier is chosen automatically, one of several is not [RET-01]', () => {
  const read = (...carriers: (typeof evri)[]) => run(outcome, { type: 'carriers-read', carriers }).answers.carrierId
  expect([read(evri, dpd), read(evri), read()]).toEqual([null, 'evri', null])
  expect(run(sending, { type: 'carriers-read', carriers: [evri] }).answers.carrierId).toBe('evri')
  const needed = run(outcome, next, next)
  expect(needed).toMatchObject({ failure: { code: 'returns.carrier-needed' }, problems: { carrier: 'carrier' } })
})

test('a single returnable item is chosen automatically [RET-01]', () => {
  const lone = run(start({ answers: someAnswers() }), { ...orderFound, order: anOrder([aLine(), aBelt]) })
  expect(lone.answers.lines['line-1']?.isChosen).toBe(true)
  expect(run(start({ answers: someAnswers() }), orderFound).answers.lines).toEqual({})
})

test('a return keeps its request id, another return gets a new one [RET-05]', () => {
  const again = run(sending, orderFound)
  expect(again.answers.requestId).toBe('request-one-of-jo')
  const another = run(sending, created, restart, orderFound)
  expect(another.answers).toMatchObject({ requestId: 'request-two-of-jo', orderNumber: 'SP1001', lines: {} })
})

test('another order number or proof needs another lookup [RET-01]', () => {
  const type = (answers: ReturnState['answers']) => run(items, { type: 'answered', answers })
  expect(type({ ...chosen, orderNumber: '#sp1001' })).toMatchObject({ order, answers: { lines: chosen.lines } })
  expect(type({ ...chosen, proof: 'LS1 4AP' })).toMatchObject({ order: null, answers: { lines: chosen.lines } })
  expect(type({ ...chosen, orderNumber: 'SP1002' })).toMatchObject({
    order: null,
    answers: { lines: {}, requestId: '' },
  })
})

test('a receipt lists the items that go back, and whether there are more [RET-01]', () => {
  const state = run(sending, created)
  expect(state.receipt).toMatchObject({
    orderNumber: 'SP1001',
    items: [{ title: 'Heroes in Navy', size: '34 / B / 32', quantity: 1, newSize: '35 / B / 32' }],
    hasRest: true,
  })
  expect(state.answers.lines).toEqual({})
  expect(clampStep(state, 'items')).toBe('created')
})

test('a receipt of all that could go back offers no more [RET-01]', () => {
  const answers = someAnswers({ 'line-1': { reason: 'other', outcome: 'refund', quantity: '2' } })
  const lone = anOrder([aLine(), aBelt])
  expect(run({ ...sending, order: lone, answers }, created).receipt).toMatchObject({
    items: [{ quantity: 2 }],
    hasRest: false,
  })
})

test('changes of another tab are applied [RET-05]', () => {
  const elsewhere = run(sending, created)
  const restored = run(outcome, { type: 'restored', answers: elsewhere.answers, receipt: elsewhere.receipt })
  expect(restored).toMatchObject({ step: 'created', receipt: { created: { reference: 'RET-1001-1' } } })
  expect(run(outcome, { type: 'restored', answers: startReturn().answers, receipt: null }).step).toBe('find')
})

test('an order whose items were all returned fails with a message [RET-02]', () => {
  const all = anOrder([aLine({ returnable: 0, blocked: 'already-returned' })])
  expect(run(start({ answers: someAnswers() }), { ...orderFound, order: all })).toMatchObject({
    step: 'find',
    failure: { code: 'returns.all-returned' },
  })
})

test('nothing can be changed while it is unknown whether a return exists [RET-05]', () => {
  const unknown = run(sending, fail('unknown'))
  expect(run(unknown, back).step).toBe('send')
  expect(run(unknown, { type: 'arrived', step: 'items' }).step).toBe('send')
  expect(run(unknown, { type: 'recovered', created: aCreatedReturn, order })).toMatchObject({
    step: 'created',
    receipt: { items: [{ title: 'Heroes in Navy' }], hasRest: true },
  })
})
