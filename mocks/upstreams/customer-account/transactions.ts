import type { OrderRecord } from '../../world/orders.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import { toMoney } from '../shopify/money.ts'

/** Order.transactions: a payment by each gift card, and one by card for the rest. */
export function toTransactions(order: OrderRecord) {
  const byGiftCards = order.giftCards.reduce((sum, { amount }) => sum + amount, 0)
  const payments = [
    ...order.giftCards.map(({ lastCharacters, amount }) => ({ lastCharacters, amount })),
    ...(order.total > byGiftCards ? [{ lastCharacters: null, amount: order.total - byGiftCards }] : []),
  ]
  return payments.map((payment, index) => toTransaction(order, payment, index))
}

function toTransaction(
  order: OrderRecord,
  { lastCharacters, amount }: { lastCharacters: string | null; amount: number },
  index: number,
) {
  const { id, createdAt } = order
  const money = toMoney(amount, order)
  return {
    id: toGid('OrderTransaction', `${fromGid('Order', id)}${index + 1}`),
    order,
    createdAt,
    processedAt: createdAt,
    kind: 'SALE',
    status: 'SUCCESS',
    type: lastCharacters ? 'GIFT_CARD' : 'CARD',
    giftCardDetails: lastCharacters ? { last4: lastCharacters } : null,
    paymentDetails: null,
    paymentIcon: null,
    transactionAmount: { presentmentMoney: money, shopMoney: money },
    transactionParentId: null,
    typeDetails: { name: lastCharacters ? 'Gift card' : 'Card', message: null },
  }
}
