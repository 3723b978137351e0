import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FIELD } from '../read-answers.ts'
import { listChosen } from '../return-request.ts'
import { StepForm } from '../step-form.tsx'
import type { StepProps } from '../step-props.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { ItemOutcome } from './item-outcome.tsx'
import styles from './outcome-step.module.css'

/** For each item that goes back: another size, or its money. */
export function OutcomeStep({ flow, ...form }: StepProps) {
  const t = useWords(returnsWords)
  const { state } = flow
  const formatProblem = useProblemWords(state)
  if (!state.order) return null
  const lines = listChosen(state.order, state.answers)
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
