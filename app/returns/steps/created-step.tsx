import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useClaimButtonWords } from '#app/customer/orders/order-claim-fields.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { formatAmount } from '#app/ui/money.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { listHiddenFields } from '../answer-fields.ts'
import type { ReturnReceipt } from '../return-receipt.ts'
import { isZero } from '../return-sums.ts'
import type { StepProps } from '../step-form.tsx'
import styles from './created-step.module.css'
import { ReturnItems } from './return-items.tsx'

/** A created return: its reference, where the label went, what happens next, to be printed. */
export function CreatedStep({ flow, isArrival, receipt }: StepProps & { receipt: ReturnReceipt }) {
  const t = useWords(returnsWords)
  const messageFor = useMessageFor()
  const claimWords = useClaimButtonWords()
  const action = useFormAction('/returns')
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step comes
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [])
  const { created, items, orderNumber } = receipt

  return (
    <section className={styles.created}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('created.title')}
        </h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t('created.reference')}</dt>
            <dd translate="no">{created.reference}</dd>
          </div>
          <div>
            <dt>{t('created.order')}</dt>
            <dd translate="no">{orderNumber}</dd>
          </div>
        </dl>
        {created.label === 'not-generated' ? (
          <p role="alert" className={styles.notice}>
            {messageFor('returns.label-not-generated')}
          </p>
        ) : (
          <p>{t(`created.sent.${created.document}`, { address: created.sentTo ?? '' })}</p>
        )}
      </header>
      {items.length > 0 ? (
        <section className={styles.part} aria-labelledby="goes-back">
          <h3 id="goes-back" className={styles.heading}>
            {t('summary.back')}
          </h3>
          <ReturnItems items={items} />
        </section>
      ) : null}
      <Next receipt={receipt} />
      <div className={styles.actions}>
        <Link to="/" className={button.primary}>
          {t('home')}
        </Link>
        <button type="button" className={`${button.secondary} ${styles.print}`} onClick={() => window.print()}>
          {t('print')}
        </button>
        {receipt.hasRest ? (
          <form method="post" action={action} onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="step" value="created" />
            <input type="hidden" name="press" value="restart" />
            {listHiddenFields(flow.state.answers, () => false).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <SubmitButton
              words={{ ...claimWords, ready: t('restart'), loading: t('restarting') }}
              onSubmit={flow.onRestart}
              isSecondary
            />
          </form>
        ) : null}
      </div>
    </section>
  )
}

/** The next steps of the shopper and the shop. */
function Next({ receipt: { created, items } }: { receipt: ReturnReceipt }) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { label, document, carrier, refund, toPay } = created
  const steps = [
    t('created.pack'),
    label === 'not-generated'
      ? t('created.wait')
      : t(document === 'qr' ? 'created.show' : 'created.print', { carrier }),
    ...(items.some(({ newSize }) => newSize !== null) ? [t('created.exchange')] : []),
    ...(isZero(refund) ? [] : [t('created.refund', { amount: formatAmount(refund, intlLocale) })]),
    ...(isZero(toPay) ? [] : [t('created.to-pay', { amount: formatAmount(toPay, intlLocale) })]),
  ]
  return (
    <section className={styles.part} aria-labelledby="what-next">
      <h3 id="what-next" className={styles.heading}>
        {t('created.next')}
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
