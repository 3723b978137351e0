import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { FIELD } from '../answer-fields.ts'
import { StepForm, type StepProps, useProblemWords } from '../step-form.tsx'
import styles from './find-step.module.css'

const CONTROLS: readonly string[] = [FIELD.orderNumber, FIELD.proof]

/** The first step: the order's number, and the email address or postcode as proof of ownership. */
export function FindStep({ flow, ...form }: StepProps) {
  const t = useWords(returnsWords)
  const { state } = flow
  const formatProblem = useProblemWords(state)
  return (
    <StepForm
      {...form}
      title={t('find.title')}
      hasControl={(name) => CONTROLS.includes(name)}
      submit={{
        words: { ready: t('find'), loading: t('finding'), success: t('found'), error: t('not-found') },
        onBeforeSubmit: flow.validate,
        onSubmit: flow.onFind,
      }}
      onBack={null}
    >
      <div className={styles.fields}>
        <TextField
          name={FIELD.orderNumber}
          label={t('find.number')}
          hint={t('find.number.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={state.answers.orderNumber}
          problem={formatProblem(FIELD.orderNumber)}
          required
        />
        <TextField
          name={FIELD.proof}
          label={t('find.proof')}
          hint={t('find.proof.hint')}
          autoComplete="email"
          inputMode="email"
          defaultValue={state.answers.proof}
          problem={formatProblem(FIELD.proof)}
          required
        />
      </div>
    </StepForm>
  )
}
