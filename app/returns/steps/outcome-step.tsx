import { returnsWords } from '#app/copy/returns.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { FIELD } from '../answer-fields.ts'
import { formatSize } from '../exchange-size.ts'
import { getLineAnswers, listChosenLines, type ReturnAnswers } from '../return-answers.ts'
import type { ReturnLine } from '../return-order.ts'
import { StepForm, type StepProps, useProblemWords } from '../step-form.tsx'
import type { KnownFit } from '../suggest-size.ts'
import itemOutcomeStyles from './item-outcome.module.css'
import styles from './outcome-step.module.css'
import { ItemPicture } from './return-items.tsx'
import { SizeFields } from './size-fields.tsx'

/** The third step: an exchange or a refund for each item. */
export function OutcomeStep({ flow, ...form }: StepProps) {
  const t = useWords(returnsWords)
  const { state } = flow
  const formatProblem = useProblemWords(state)
  if (!state.order) return null
  const lines = listChosenLines(state.order, state.answers)
  const isControl = (name: string) =>
    lines.some(
      ({ id, sizes }) =>
        name === FIELD.outcome + id || (sizes.length > 0 && name.startsWith(FIELD.size) && name.endsWith(`:${id}`)),
    )
  return (
    <StepForm
      {...form}
      title={t('outcome.title')}
      hasControl={isControl}
      submit={{
        words: { ready: t('continue'), loading: t('continuing'), success: t('continue'), error: t('continue') },
        onBeforeSubmit: flow.validate,
        onSubmit: flow.onContinue,
      }}
      onBack={flow.onBack}
    >
      <ul className={styles.items}>
        {lines.map((line) => (
          <ItemOutcome
            key={line.id}
            line={line}
            answers={state.answers}
            known={flow.known}
            formatProblem={formatProblem}
          />
        ))}
      </ul>
    </StepForm>
  )
}

/** The choice between exchange and refund of one item. CSS shows the sizes while an exchange is chosen. */
function ItemOutcome(props: {
  line: ReturnLine
  answers: ReturnAnswers
  known: KnownFit
  formatProblem: (field: string) => string | null
}) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { line, formatProblem } = props
  const answers = getLineAnswers(props.answers, line.id)
  const count = Number(answers.quantity)
  const size = formatSize(line.values)
  const refund = toMoney(toMinorUnits(line.price) * count, line.price.currencyCode)
  const renderChoice = (outcome: 'exchange' | 'refund', text: string) => (
    <label className={itemOutcomeStyles.choice}>
      <input
        type="radio"
        name={FIELD.outcome + line.id}
        value={outcome}
        data-outcome={outcome}
        defaultChecked={answers.outcome === outcome}
        className={itemOutcomeStyles.radio}
      />
      <span>{text}</span>
    </label>
  )
  return (
    <li className={itemOutcomeStyles.item}>
      <div className={itemOutcomeStyles.head}>
        <ItemPicture picture={line.picture} />
        <p className={itemOutcomeStyles.name}>
          <span className={itemOutcomeStyles.title} translate="no">
            {count > 1 ? `${count} × ${line.title}` : line.title}
          </span>
          {size ? (
            <span className={itemOutcomeStyles.note}>
              <TextWith text={t('size.bought', { size })} value={size} />
            </span>
          ) : null}
        </p>
      </div>
      <FieldGroup
        role="radiogroup"
        legend={
          <>
            <span>{t('outcome.legend')}</span>
            <span className="visually-hidden">{` ${t('reason.of', { title: `${line.title} ${size}` })}`}</span>
          </>
        }
        problem={formatProblem(FIELD.outcome + line.id)}
        className={itemOutcomeStyles.group}
      >
        {() => (
          <div className={itemOutcomeStyles.choices}>
            {line.sizes.length > 0 ? renderChoice('exchange', t('outcome.exchange')) : null}
            {renderChoice('refund', t('outcome.refund', { amount: formatPrice(refund, intlLocale) }))}
          </div>
        )}
      </FieldGroup>
      {line.sizes.length > 0 ? (
        <div className={itemOutcomeStyles.sizes}>
          <SizeFields line={line} answers={answers} known={props.known} problem={formatProblem(FIELD.size + line.id)} />
        </div>
      ) : (
        <p className={itemOutcomeStyles.note}>{t('outcome.no-sizes')}</p>
      )}
    </li>
  )
}
