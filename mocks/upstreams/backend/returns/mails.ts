import type { OrderRecord } from '../../../world/orders.ts'
import type { ReturnRecord } from '../../../world/returns.ts'
import { sendMail } from '../../../world/send-mail.ts'
import type { World } from '../../../world/world.ts'
import { getLineTitle } from '../../shopify/customer/order.ts'
import { formatPrice } from '../../shopify/money.ts'
import type { Carrier } from './carriers.ts'
import { getReturnDocumentUrl } from './document-url.ts'
import { getDifference } from './returnable-order.ts'

type MailedReturn = { order: OrderRecord; record: ReturnRecord; carrier: Carrier; origin: string }

/** Mails the label or QR code of a return, if there is one, and what is to be paid, if anything. */
export async function mailReturn(world: World, mailed: MailedReturn): Promise<void> {
  const { order, record } = mailed
  if (order.email === null) return
  if (record.label === 'emailed') await mailDocument(world, order.email, mailed)
  if (record.toPay > 0) await mailPayment(world, order.email, mailed)
}

async function mailDocument(world: World, to: string, { order, record, carrier, origin }: MailedReturn) {
  const { name, document, description } = carrier
  const documentName = document === 'qr' ? 'QR code' : 'label'
  await sendMail(world, {
    kind: `return-${document}`,
    to,
    subject: `Your return ${record.reference}: ${documentName}`,
    text: `Here is the ${documentName} to send your return ${record.reference} back with ${name}. ${description}`,
    links: [{ label: `Open your ${documentName}`, href: getReturnDocumentUrl(record, order.region, origin) }],
  })
}

async function mailPayment(world: World, to: string, { order, record, carrier }: MailedReturn) {
  const { reference, toPay } = record
  const total = formatPrice(toPay, order)
  await sendMail(world, {
    kind: 'return-payment',
    to,
    subject: `Your return ${reference}: ${total} to pay`,
    text: [
      `Please pay ${total} for your return ${reference}:`,
      ...listCharges(world, order, record, carrier).map(
        ({ label, amount }) => `${label} ${formatPrice(amount, order)}`,
      ),
    ].join('\n'),
  })
}

/** What `toPay` consists of, in minor units. */
function listCharges(world: World, order: OrderRecord, { lines }: ReturnRecord, carrier: Carrier) {
  const exchanges = lines.flatMap(({ orderLineId, variantId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    const exchange = world.catalogue.variantById.get(variantId ?? '')
    if (!line || !exchange) return []
    const amount = getDifference(exchange, line, order) * quantity
    return amount > 0 ? [{ label: `Exchange of ${quantity} x ${getLineTitle(world, line)}, costs more:`, amount }] : []
  })
  return [...(carrier.price > 0 ? [{ label: `Carrier ${carrier.name}:`, amount: carrier.price }] : []), ...exchanges]
}
