import { findSize, formatSize } from './exchange-size.ts'
import { getLineAnswers, listChosenLines, type ReturnAnswers } from './return-answers.ts'
import { type CreatedReturn, listReturnable, type ReturnLine, type ReturnOrder } from './return-order.ts'

/** A created return for display and print, with the items that go back. */
export type ReturnReceipt = {
  orderNumber: string
  created: CreatedReturn
  items: readonly ReceiptItem[]
  /** Whether the order has more items that can be returned. */
  hasRest: boolean
}

/** `newSize` is null for a refund. */
export type ReceiptItem = { title: string; size: string; quantity: number; newSize: string | null }

/** The receipt of a return; `order` is the order before it. */
export function createReceipt(order: ReturnOrder, answers: ReturnAnswers, created: CreatedReturn): ReturnReceipt {
  const items = listItems(listChosenLines(order, answers), answers)
  const returnable = order.lines.reduce((sum, line) => sum + line.returnable, 0)
  const returned = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { orderNumber: order.number, created, items, hasRest: returnable > returned }
}

/**
 * The receipt of an earlier return, by the current order. `order` is null if everything was returned; then the receipt has no
 * items.
 */
export function recoverReceipt(
  order: ReturnOrder | null,
  answers: ReturnAnswers,
  created: CreatedReturn,
): ReturnReceipt {
  const lines = order?.lines.filter(({ id }) => getLineAnswers(answers, id).isChosen) ?? []
  return {
    orderNumber: order?.number ?? answers.orderNumber,
    created,
    items: listItems(lines, answers),
    hasRest: order !== null && listReturnable(order).length > 0,
  }
}

/** The receipt's items for lines that go back. */
export const listItems = (lines: readonly ReturnLine[], answers: ReturnAnswers): ReceiptItem[] =>
  lines.map((line) => {
    const { quantity, outcome, size } = getLineAnswers(answers, line.id)
    const exchange = outcome === 'exchange' ? findSize(line, size) : undefined
    return {
      title: line.title,
      size: formatSize(line.values),
      quantity: Number(quantity),
      newSize: exchange ? formatSize(exchange.values) : null,
    }
  })
