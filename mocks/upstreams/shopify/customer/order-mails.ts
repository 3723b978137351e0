import type { OrderRecord } from '../../../world/orders.ts'
import { sendMail } from '../../../world/send-mail.ts'
import type { ShopifyContext } from '../context.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { formatPrice } from '../money.ts'
import { getLineTitle } from './order.ts'
import { getOrderStatusUrl } from './order-status-url.ts'

/** Mails the confirmation of an order, and each gift card that was ordered. */
export async function mailOrderConfirmation(context: ShopifyContext, order: OrderRecord): Promise<void> {
  const { world, urls } = context
  const { email: to, name } = order
  if (to === null) return
  const lines = order.lines.map((line) => `${line.quantity} x ${getLineTitle(world, line)}`)
  await sendMail(world, {
    kind: 'order-confirmation',
    to,
    subject: `Order ${name} confirmed`,
    text: [`Thank you for your order ${name}.`, ...lines, `Total ${formatPrice(order.total, order)}`].join('\n'),
    links: [
      { label: 'View your order', href: getOrderStatusUrl(order, urls) },
      // other storefronts on this backend have no such page
      ...(world.catalogue.content?.extendsDefault === false
        ? []
        : [{ label: 'Follow your order', href: getStorefrontUrl(`/order-status?order=${name.slice(1)}`, context) }]),
    ],
  })
  const giftCards = world.giftCards.findMany((query) => query.where(({ orderId }) => orderId === order.id))
  for (const { code, balance, expiresAt } of giftCards)
    await sendMail(world, {
      kind: 'gift-card',
      to,
      subject: `Your gift card of ${formatPrice(balance, order)}`,
      text: `Your code is ${code}. It is good until ${expiresAt.slice(0, 10)}.`,
    })
}
