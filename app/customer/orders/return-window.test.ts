import { expect, test } from 'vitest'
import { createLine, createOrder } from './order.fixtures.ts'
import type { Order } from './order.ts'
import { getReturnWindow } from './order-actions.tsx'

const NOW = new Date('2026-07-20T11:00:00Z')

test.each<[what: string, order: Partial<Order>, status: string, until?: string]>([
  ['delivered 200 days ago', { deliveredAt: '2026-01-01T12:00:00Z' }, 'open', '2026-07-20T12:00:00.000Z'],
  ['delivered 201 days ago', { deliveredAt: '2025-12-31T12:00:00Z' }, 'over', '2026-07-19T12:00:00.000Z'],
  ['in its last moment', { deliveredAt: '2026-01-01T11:00:00Z' }, 'open', '2026-07-20T11:00:00.000Z'],
  ['without a day of delivery', { status: 'sent' }, 'open', '2026-07-20T12:00:00.000Z'],
  ['not sent yet', { status: 'packing' }, 'too-early'],
  ['cancelled', { status: 'cancelled' }, 'nothing-left'],
  ['that was returned', { lines: [createLine({ quantity: 2, returned: 2 })] }, 'nothing-left'],
  [
    'that was returned in part',
    { lines: [createLine({ quantity: 2, returned: 1 })] },
    'open',
    '2026-07-20T12:00:00.000Z',
  ],
  ['of a gift card', { lines: [createLine({ isGiftCard: true })] }, 'nothing-left'],
  [
    'with letters',
    { lines: [createLine({ attributes: [{ key: 'Personalisation', value: 'J.M.' }] })] },
    'nothing-left',
  ],
])('an order %s has the return window %s [ACC-04] [RET-03]', (_what, order, status, until) => {
  expect(getReturnWindow(createOrder(order), NOW)).toEqual({ status, ...(until && { until }) })
})
