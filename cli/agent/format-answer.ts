import type { Cart, Checkout, Price, Total } from '#contracts/ucp/2026-08-25/generated/types.ts'

/** A price as people read it. */
export const formatPrice = ({ amount, currency }: Price): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** The lines, amounts and messages of a cart or a checkout. */
export function formatContents({ line_items, totals, currency, messages = [] }: Cart | Checkout): string {
  return [
    ...line_items.map(({ item, quantity }) => `${quantity} x ${item.title}`),
    ...totals.map((total) => formatTotal(total, currency)),
    ...messages.map(({ type, code, content }) => `${type} ${code}: ${content}`),
  ].join('\n')
}

const formatTotal = ({ type, display_text, amount }: Total, currency: string) =>
  `${display_text ?? type} ${formatPrice({ amount, currency })}`
