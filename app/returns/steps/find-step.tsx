import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OrderClaimFields, useClaimButtonWords } from '#app/customer/orders/order-claim-fields.tsx'
import { FIELD } from '../answer-fields.ts'
import { StepForm, type StepProps, useProblemWords } from '../step-form.tsx'

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
      submit={{ words: useClaimButtonWords(), onBeforeSubmit: flow.validate, onSubmit: flow.onFind }}
      onBack={null}
    >
      <OrderClaimFields
        claim={state.answers}
        problems={{ orderNumber: formatProblem(FIELD.orderNumber), proof: formatProblem(FIELD.proof) }}
      />
    </StepForm>
  )
}
