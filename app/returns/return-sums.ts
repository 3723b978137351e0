import { type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { findSize } from './exchange-size.ts'
import { getLineAnswers, listChosenLines, type ReturnAnswers } from './return-answers.ts'
import type { ReturnCarrier, ReturnOrder } from './return-order.ts'

/** The refund and the costs of a return. An exchange for a cheaper size refunds the difference. */
export function sumReturn(
  order: ReturnOrder,
  answers: ReturnAnswers,
  carrier: ReturnCarrier | null,
): { refund: Money; toPay: Money } {
  let refund = 0
  let toPay = carrier ? toMinorUnits(carrier.price) : 0
  for (const line of listChosenLines(order, answers)) {
    const { outcome, size, quantity } = getLineAnswers(answers, line.id)
    const exchange = outcome === 'exchange' ? findSize(line, size) : undefined
    const difference = exchange ? toMinorUnits(exchange.difference) : -toMinorUnits(line.price)
    if (difference > 0) toPay += difference * Number(quantity)
    else refund -= difference * Number(quantity)
  }
  const currency = order.lines[0]?.price.currencyCode ?? carrier?.price.currencyCode ?? ''
  return { refund: toMoney(refund, currency), toPay: toMoney(toPay, currency) }
}

/** Whether an amount is zero. */
export const isZero = (money: Money): boolean => toMinorUnits(money) === 0
