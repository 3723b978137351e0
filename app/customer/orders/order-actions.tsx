import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { groupExtras } from '#app/cart/line-attributes.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { ordersWords } from '#app/copy/orders.ts'
import { ACKNOWLEDGEMENT } from '#app/copy/personalisation.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import button from '#app/ui/button.module.css'
import { formatShortDate } from '#app/ui/short-date.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { isPersonalised } from '#contracts/shop/personalised.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { getOrderNumber, type Order } from './order.ts'
import styles from './order-actions.module.css'
import { useReorder } from './reorder.ts'

/** The actions of an order: ordering it again, and returning items. */
export function OrderActions({ order }: { order: Order }) {
  const t = useWords(ordersWords)
  const messageFor = useMessageFor()
  const [hasAcknowledged, setHasAcknowledged] = useState(false)
  const { failure, notAdded, reorder } = useReorder(order.lines)
  const canReorder = order.lines.some(({ variantId }) => variantId !== null)
  return (
    <div className={styles.actions}>
      {canReorder && order.lines.some(isPersonalised) ? (
        <Field label={ACKNOWLEDGEMENT} isCheckbox>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={hasAcknowledged}
              onChange={({ target }) => setHasAcknowledged(target.checked)}
            />
          )}
        </Field>
      ) : null}
      <div className={styles.buttons}>
        {canReorder ? (
          <form>
            <SubmitButton
              onSubmit={() => reorder(hasAcknowledged)}
              words={{
                ready: t('again'),
                loading: t('again-adding'),
                success: t('again-added'),
                error: t('again-failed'),
              }}
            />
          </form>
        ) : null}
        <ReturnLink order={order} />
      </div>
      {failure ? (
        <p role="alert" className={styles.problem}>
          {failure === 'nothing' ? t('again-nothing') : messageFor(failure)}
        </p>
      ) : null}
      {notAdded.length > 0 ? (
        <div role="status" className={styles.notice}>
          <p>{t('again-not-added')}</p>
          <ul>
            {notAdded.map(({ line, reason }) => (
              <li key={line.id}>
                {t('again-line', { name: [line.title, ...line.details].join(', '), reason: t(`reason-${reason}`) })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function ReturnLink({ order }: { order: Order }) {
  const t = useWords(ordersWords)
  const window = getReturnWindow(order, new Date())
  if (window.status === 'over')
    return <p className={styles.hint}>{t('return-over', { date: formatShortDate(window.until) })}</p>
  if (window.status !== 'open') return null
  return (
    <>
      <Link to="/returns" search={{ order: getOrderNumber(order) }} preload={false} className={button.secondary}>
        {t('return')}
      </Link>
      <p className={styles.hint}>{t('return-until', { date: formatShortDate(window.until) })}</p>
    </>
  )
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Whether items of an order can be returned, as far as the account knows; the returns page checks it with the service.
 * - too-early: nothing was sent yet
 * - nothing-left: the order was cancelled, or every item was returned, is personalised or is a gift card
 * - over: the window has closed
 */
type ReturnWindow = { status: 'open' | 'over'; until: string } | { status: 'too-early' | 'nothing-left' }

/** Returns the return window, which starts on the day of delivery if it is known, else on the day of the order. */
export function getReturnWindow(order: Order, now: Date): ReturnWindow {
  if (order.status === 'cancelled') return { status: 'nothing-left' }
  if (order.status === 'received' || order.status === 'packing') return { status: 'too-early' }
  const canGoBack = groupExtras(order.lines).some(
    ({ line, extras }) =>
      !line.isGiftCard && !isPersonalised(line) && extras.length === 0 && line.returned < line.quantity,
  )
  if (!canGoBack) return { status: 'nothing-left' }
  const end = new Date(Date.parse(order.deliveredAt ?? order.placedAt) + RETURN_DAYS * DAY_MS)
  return { status: now > end ? 'over' : 'open', until: end.toISOString() }
}
