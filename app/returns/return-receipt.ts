import { findSize, formatSize } from './exchange-size.ts'
import { getLineAnswers, type ReturnAnswers } from './return-answers.ts'
import { type CreatedReturn, listReturnable, type ReturnLine, type ReturnOrder } from './return-order.ts'
import { listChosenLines } from './return-request.ts'

/** A created return as it is shown and printed: the return, and what goes back. */
export type ReturnReceipt = {
  orderNumber: string
  created: CreatedReturn
  items: readonly ReceiptItem[]
  /** Whether something of the order can still go back. */
  hasRest: boolean
}

/** `newSize` is null for a refund. */
export type ReceiptItem = { title: string; size: string; quantity: number; newSize: string | null }

/** The receipt of a return of this order, as the order was before. */
export function createReceipt(order: ReturnOrder, answers: ReturnAnswers, created: CreatedReturn): ReturnReceipt {
  const items = listItems(listChosenLines(order, answers), answers)
  const returnable = order.lines.reduce((sum, line) => sum + line.returnable, 0)
  const returned = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { orderNumber: order.number, created, items, hasRest: returnable > returned }
}

/** The receipt of an earlier return, by the order as it is now: null where all of it has gone back, and with it its items. */
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

/** What the answers say of lines that go back. */
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
