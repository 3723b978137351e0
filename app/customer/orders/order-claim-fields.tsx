import { emailWords } from '#app/copy/email.ts'
import { orderClaimWords } from '#app/copy/order-status.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isEmailProblem } from '#app/forms/email.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { CLAIM_FIELD, type ClaimProblem, type OrderClaim } from './order-claim.ts'
import styles from './order-claim-fields.module.css'

/** The fields of an order's number and the proof that it is the shopper's. `problems` are texts. */
export function OrderClaimFields(props: {
  claim: OrderClaim
  problems: { orderNumber: string | null; proof: string | null }
}) {
  const t = useWords(orderClaimWords)
  return (
    <div className={styles.fields}>
      <TextField
        name={CLAIM_FIELD.orderNumber}
        label={t('number')}
        hint={t('number.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={props.claim.orderNumber}
        problem={props.problems.orderNumber}
        required
      />
      <TextField
        name={CLAIM_FIELD.proof}
        label={t('proof')}
        hint={t('proof.hint')}
        autoComplete="email"
        inputMode="email"
        defaultValue={props.claim.proof}
        problem={props.problems.proof}
        required
      />
    </div>
  )
}

/** Returns the texts of the button that looks up an order. */
export function useClaimButtonWords() {
  const t = useWords(orderClaimWords)
  return { ready: t('find'), loading: t('finding'), success: t('found'), error: t('not-found') }
}

/** Returns a function that formats the problem of a field of a claim. */
export function useClaimProblemWords(): (problem: ClaimProblem) => string {
  const t = useWords(orderClaimWords)
  const email = useWords(emailWords)
  return (problem) => (isEmailProblem(problem) ? email(problem) : t(`problem.${problem}`))
}
