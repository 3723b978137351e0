import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import { orderClaimWords, orderStatusWords } from '#app/copy/order-status.ts'
import { useWords } from '#app/copy/use-words.ts'
import {
  OrderClaimFields,
  useClaimButtonWords,
  useClaimProblemWords,
} from '#app/customer/orders/order-claim-fields.tsx'
import { useFormAction } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { MAILBOXES } from '#contracts/shop/contact.ts'
import styles from './order-status-page.module.css'
import { OrderWay } from './order-way.tsx'
import type { PostedTracking, TrackingOutcome } from './tracked-order.ts'
import { useOrderStatus } from './use-order-status.ts'

/**
 * Where an order is, for guests too (ACC-09). `posted` is a form that was posted without script; `order` the number in the
 * page's address.
 */
export function OrderStatusPage({ posted, order }: { posted: PostedTracking | null; order: string | undefined }) {
  const t = useWords(orderStatusWords)
  const form = useRef<HTMLFormElement>(null)
  const { claim, outcome, isResuming, ...handlers } = useOrderStatus(posted, order, form)
  const action = useFormAction('/order-status')
  const formatProblem = useClaimProblemWords()
  const buttonWords = useClaimButtonWords()
  const { number, proof } = outcome?.status === 'incomplete' ? outcome.problems : {}
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <form
        ref={form}
        method="post"
        action={action}
        noValidate
        onChange={handlers.onChange}
        onSubmit={(event) => event.preventDefault()}
        className={styles.form}
      >
        <OrderClaimFields
          claim={claim}
          problems={{ orderNumber: number ? formatProblem(number) : null, proof: proof ? formatProblem(proof) : null }}
        />
        {outcome?.status === 'failed' ? <Failure failed={outcome} /> : null}
        <SubmitButton words={buttonWords} onBeforeSubmit={handlers.validate} onSubmit={handlers.onSubmit} />
        <p className={styles.account}>
          {t('lead.account')}{' '}
          <Link to="/account" search={{ page: 'orders' }} preload={false}>
            {t('lead.account-link')}
          </Link>
        </p>
      </form>
      {isResuming ? <p role="status">{t('resuming')}</p> : null}
      {outcome?.status === 'found' ? <OrderWay order={outcome.order} isFocused={!isResuming} /> : null}
    </div>
  )
}

/** An alert that the order cannot be shown, and what helps. */
function Failure({ failed }: { failed: Extract<TrackingOutcome, { status: 'failed' }> }) {
  const t = useWords(orderStatusWords)
  const claimText = useWords(orderClaimWords)
  const messageFor = useMessageFor()
  return (
    <div role="alert" className={styles.notice}>
      {failed.failure === 'unavailable' ? (
        <p>
          {t('unavailable')} <a href={`mailto:${MAILBOXES.help}`}>{MAILBOXES.help}</a>
        </p>
      ) : (
        <p className={styles.message}>
          {messageFor(failed.failure, 'retryAfterS' in failed ? failed.retryAfterS : undefined)}
        </p>
      )}
      {failed.failure === 'returns.order-not-found' ? <p>{claimText('not-found.next')}</p> : null}
    </div>
  )
}
