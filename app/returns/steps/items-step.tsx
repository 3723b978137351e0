import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { FIELD } from '../answer-fields.ts'
import { listReturnable } from '../return-order.ts'
import { StepForm, type StepProps, useProblemWords } from '../step-form.tsx'
import styles from './items-step.module.css'
import { ReturnItem } from './return-item.tsx'

/** Names of the controls of an item. */
const CONTROLS = /^(?:chosen$|quantity:|reason:|comment:)/

/** The second step: items, reasons and quantities. Items that cannot go back are shown with the reason (RET-03). */
export function ItemsStep({ flow, ...form }: StepProps) {
  const t = useWords(returnsWords)
  const { state } = flow
  const formatProblem = useProblemWords(state)
  if (!state.order) return null
  const { order } = state
  const problem = formatProblem(FIELD.chosen)
  // returnable items first
  const lines = order.lines.toSorted((one, other) => Number(other.returnable > 0) - Number(one.returnable > 0))
  return (
    <StepForm
      {...form}
      title={t('items.title')}
      lead={t('items.order', {
        number: order.number,
        date: formatShortDate(order.placedAt),
        until: formatShortDate(order.windowEndsAt),
      })}
      hasControl={(name) => CONTROLS.test(name)}
      submit={
        listReturnable(order).length > 0
          ? {
              words: { ready: t('continue'), loading: t('continuing'), success: t('continue'), error: t('continue') },
              onBeforeSubmit: flow.validate,
              onSubmit: flow.onContinue,
            }
          : null
      }
      onBack={flow.onBack}
    >
      <fieldset aria-describedby={problem ? 'items-problem' : undefined} aria-invalid={problem ? true : undefined}>
        <legend className="visually-hidden">{t('items.legend')}</legend>
        <p id="items-problem" className={styles.problem} aria-live="polite">
          {problem}
        </p>
        <ul className={styles.items}>
          {lines.map((line) => (
            <ReturnItem key={line.id} line={line} order={order} answers={state.answers} formatProblem={formatProblem} />
          ))}
        </ul>
      </fieldset>
    </StepForm>
  )
}
