import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { formatAmount, formatPrice } from '#app/ui/money.ts'
import { FIELD } from '../answer-fields.ts'
import { listChosenLines, type ReturnAnswers } from '../return-answers.ts'
import type { ReturnCarrier, ReturnOrder } from '../return-order.ts'
import { listItems } from '../return-receipt.ts'
import { isZero, sumReturn } from '../return-sums.ts'
import { type StepButton, StepForm, type StepProps, useProblemWords } from '../step-form.tsx'
import { ReturnItems } from './return-items.tsx'
import returnSummaryStyles from './return-summary.module.css'
import styles from './send-step.module.css'

/** The carriers beside the summary, and the button that creates the return. */
export function SendStep({ flow, ...form }: StepProps) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { state } = flow
  const { carriers, answers, failure, order } = state
  const formatProblem = useProblemWords(state)
  if (!order) return null

  const create: StepButton = {
    words: { ready: t('create'), loading: t('creating'), success: t('created'), error: t('not-created') },
    onBeforeSubmit: flow.validate,
    onSubmit: flow.onCreate,
  }
  // Only looks the return up, which may exist already and must not be created twice.
  const check: StepButton = {
    words: { ready: t('check'), loading: t('checking'), success: t('created'), error: t('check') },
    press: 'check',
    onSubmit: flow.onCheck,
  }
  const submit = failure?.code === 'unknown' ? check : carriers && carriers.length > 0 ? create : null

  return (
    <StepForm
      {...form}
      title={t('send.title')}
      hasControl={(name) => carriers !== null && name === FIELD.carrier}
      submit={submit}
      onBack={failure?.code === 'unknown' ? null : flow.onBack}
    >
      {carriers && carriers.length > 0 ? (
        <FieldGroup
          role="radiogroup"
          legend={t('send.legend')}
          isLegendHidden
          problem={formatProblem(FIELD.carrier)}
          className={styles.group}
        >
          {() => (
            <div className={styles.carriers}>
              {carriers.map(({ id, name, price, document, description }) => (
                <label key={id} className={styles.carrier}>
                  <input
                    type="radio"
                    name={FIELD.carrier}
                    value={id}
                    defaultChecked={answers.carrierId === id}
                    className={styles.radio}
                  />
                  <span className={styles.about}>
                    <span className={styles.name}>{name}</span>
                    <span>{description}</span>
                    <span className={styles.document}>{t(`carrier.${document}`)}</span>
                  </span>
                  <span className={styles.price}>
                    {isZero(price) ? t('carrier.free') : formatPrice(price, intlLocale)}
                  </span>
                </label>
              ))}
            </div>
          )}
        </FieldGroup>
      ) : null}
      {carriers?.length === 0 ? <p>{t('carrier.none')}</p> : null}
      {carriers === null && !failure ? (
        <p role="status" className={styles.reading}>
          {t('carrier.reading')}
        </p>
      ) : null}
      {carriers === null && failure ? (
        <button type="submit" name="press" value="retry" className={button.secondary} onClick={flow.onRetry}>
          {t('retry')}
        </button>
      ) : null}
      <ReturnSummary
        order={order}
        answers={answers}
        carrier={carriers?.find(({ id }) => id === answers.carrierId) ?? null}
      />
    </StepForm>
  )
}

/** The summary before the return is created: items, refund and costs. */
function ReturnSummary(props: { order: ReturnOrder; answers: ReturnAnswers; carrier: ReturnCarrier | null }) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { order, answers, carrier } = props
  const { refund, toPay } = sumReturn(order, answers, carrier)
  return (
    <section className={returnSummaryStyles.summary} aria-labelledby="return-summary">
      <h3 id="return-summary" className={returnSummaryStyles.title}>
        {t('summary.title')}
      </h3>
      <ReturnItems items={listItems(listChosenLines(order, answers), answers)} />
      <dl className={returnSummaryStyles.sums}>
        {isZero(refund) ? null : (
          <div>
            <dt>{t('summary.money')}</dt>
            <dd translate="no">{formatAmount(refund, intlLocale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('summary.to-pay')}</dt>
          <dd translate={isZero(toPay) ? undefined : 'no'}>
            {isZero(toPay) ? t('summary.nothing') : formatAmount(toPay, intlLocale)}
          </dd>
        </div>
      </dl>
      {isZero(toPay) ? null : <p className={returnSummaryStyles.note}>{t('summary.to-pay.note')}</p>}
    </section>
  )
}
