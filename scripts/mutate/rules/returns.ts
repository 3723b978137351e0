import type { Mutation } from '../mutation.ts'

/** Returns and exchanges. */
export const returns: readonly Mutation[] = [
  {
    id: 'RET-01',
    file: 'app/returns/returns-machine.ts',
    from: 'state.step : getAdjacentStep(state.step, -1)',
    to: "state.step : 'find'",
  },
  {
    id: 'RET-01',
    file: 'app/returns/return-sums.ts',
    from: 'refund -= difference * Number(quantity)',
    to: 'refund -= difference',
  },
  {
    id: 'RET-01',
    file: 'app/returns/return-receipt.ts',
    from: 'hasRest: returnable > returned',
    to: 'hasRest: returnable >= returned',
  },
  {
    id: 'RET-02',
    file: 'app/returns/returns-machine.ts',
    from: "problems.carrier ? { code: 'returns.carrier-needed' } : null",
    to: 'null',
  },
  {
    id: 'RET-02',
    file: 'app/returns/returns.server.ts',
    from: 'if (cause.status === 429) return',
    to: 'if (cause.status === 503) return',
  },
  {
    id: 'RET-03',
    file: 'app/returns/returns.wire.ts',
    from: 'line.blocked ? 0 : line.returnable_quantity',
    to: 'line.returnable_quantity',
  },
  {
    id: 'RET-03',
    file: 'app/customer/orders/order-actions.tsx',
    from: 'order.deliveredAt ?? order.placedAt',
    to: 'order.placedAt',
    tests: 'app/customer/orders/return-window.test.ts',
  },
  {
    id: 'RET-04',
    file: 'app/returns/suggest-size.ts',
    from: '?.stock ?? 0) >= quantity',
    to: '?.stock ?? 0) > 0',
  },
  {
    id: 'RET-04',
    file: 'app/returns/suggest-size.ts',
    from: "'length not right': true",
    to: "'length not right': false",
  },
  {
    id: 'RET-05',
    file: 'app/returns/returns-post.server.ts',
    from: 'create(findReturn)',
    to: 'create(createReturn)',
  },
  {
    id: 'RET-05',
    file: 'app/returns/returns.server.ts',
    from: 'result.isLost ? findReturn(deps, request)',
    to: '!result.isLost ? findReturn(deps, request)',
  },
  {
    id: 'RET-05',
    file: 'app/returns/returns-machine.ts',
    from: 'state.answers.requestId || requestId',
    to: 'requestId || state.answers.requestId',
  },
]
