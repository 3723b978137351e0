import type { OrderRecord } from '../../../world/orders.ts'
import { sendMail } from '../../../world/send-mail.ts'
import type { ShopifyContext } from '../context.ts'
import { productTitle } from '../goods/product.ts'
import { moneyText } from '../money.ts'
import { statusUrl } from './status-url.ts'

/** What a store writes when an order was placed: a confirmation, and each gift card that was bought. */
export async function mailOrder({ world, origin }: ShopifyContext, order: OrderRecord): Promise<void> {
  const { email: to, name, region } = order
  if (to === null) return
  const lines = order.lines.map(({ variantId, quantity }) => {
    const known = world.catalogue.variantById.get(variantId)
    return `${quantity} x ${known ? productTitle(known.product) : variantId}`
  })
  await sendMail(world, {
    kind: 'order-confirmation',
    to,
    subject: `Order ${name} confirmed`,
    text: [`Thank you for your order ${name}.`, ...lines, `Total ${moneyText(order.total, region)}`].join('\n'),
    links: [{ label: 'View your order', href: statusUrl(order, origin) }],
  })
  for (const { code, balance, expiresAt } of world.giftCards.findMany((query) =>
    query.where(({ orderId }) => orderId === order.id),
  ))
    await sendMail(world, {
      kind: 'gift-card',
      to,
      subject: `Your gift card of ${moneyText(balance, region)}`,
      text: `Your code is ${code}. It is good until ${expiresAt.slice(0, 10)}.`,
    })
}
