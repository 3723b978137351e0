import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { AddressBlock } from '../addresses/address-block.tsx'
import { getOrderNumber, type Order } from './order.ts'
import section from './order-section.module.css'

/** When an order was sent and delivered, where its parcels are, and the address. */
export function OrderDelivery({ order }: { order: Order }) {
  const t = useWords(ordersWords)
  const { parcels, deliveredAt, shippingAddress, status } = order
  const isWaiting = parcels.length === 0 && status !== 'cancelled' && status !== 'delivered'
  return (
    <section className={section.section} aria-labelledby="order-delivery">
      <h3 id="order-delivery" className={section.title}>
        {t('delivery-heading')}
      </h3>
      {isWaiting ? <p className={section.text}>{t('not-sent')}</p> : null}
      {parcels.map((parcel, index) => (
        <div key={parcel.id} className={section.block}>
          {parcels.length > 1 ? <p className={section.label}>{t('parcel', { number: index + 1 })}</p> : null}
          <p className={section.text}>
            <time dateTime={parcel.sentAt}>{t('sent-on', { date: formatShortDate(parcel.sentAt) })}</time>
          </p>
          {parcel.tracking.map((tracking) => (
            <TrackingLine key={tracking.number ?? tracking.url} tracking={tracking} />
          ))}
        </div>
      ))}
      {deliveredAt ? (
        <p className={section.text}>
          <time dateTime={deliveredAt}>{t('delivered-on', { date: formatShortDate(deliveredAt) })}</time>
        </p>
      ) : null}
      {shippingAddress ? <AddressBlock address={shippingAddress} /> : null}
    </section>
  )
}

function TrackingLine({
  tracking: { company, number, url },
}: {
  tracking: Order['parcels'][number]['tracking'][number]
}) {
  const t = useWords(ordersWords)
  return (
    <>
      {number ? <p className={section.text}>{t('tracking-number', { number })}</p> : null}
      {url ? (
        <a href={url} className={section.link}>
          {company ? t('track-by', { company }) : t('track')}
        </a>
      ) : null}
    </>
  )
}

/** The returns and refunds of an order; nothing for an order without either. */
export function OrderReturns({ order: { returns, refunds } }: { order: Order }) {
  const t = useWords(ordersWords)
  const { intlLocale } = useRegion()
  if (returns.length === 0 && refunds.length === 0) return null
  return (
    <section className={section.section} aria-labelledby="order-returns">
      <h3 id="order-returns" className={section.title}>
        {t('returns')}
      </h3>
      {returns.map(({ id, name, status, requestedAt, lines }) => (
        <div key={id} className={section.block}>
          <p className={section.label}>{t('return-named', { name: getOrderNumber({ name }) })}</p>
          <p className={section.text}>
            {[
              t(`return-${status}`),
              ...(requestedAt ? [t('requested-on', { date: formatShortDate(requestedAt) })] : []),
            ].join(' · ')}
          </p>
          <ul className={section.list}>
            {lines.map((line) => (
              <li key={line.id} className={section.text} translate="no">
                {`${line.quantity} × ${line.title}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {refunds.map(({ id, paidAt, amount }) => (
        <p key={id} className={section.text}>
          {paidAt
            ? t('refund-on', { amount: formatAmount(amount, intlLocale), date: formatShortDate(paidAt) })
            : t('refund', { amount: formatAmount(amount, intlLocale) })}
        </p>
      ))}
    </section>
  )
}
