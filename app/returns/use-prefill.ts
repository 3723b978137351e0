import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSameOrder } from '#app/customer/orders/order-claim.ts'
import { useCustomerContact } from '#app/customer/use-customer-contact.ts'
import { FIELD } from './answer-fields.ts'
import type { ReturnAnswers } from './return-answers.ts'
import type { ReturnState } from './returns-machine.ts'

/**
 * Fills in a signed-in customer's email address, unless the field is filled or in use. `isOrderKnown`: the page's address has
 * the order's number, so the form is complete.
 */
export function usePrefill(props: {
  isReady: boolean
  /** The order's number in the page's address. */
  order: string | undefined
  form: RefObject<HTMLFormElement | null>
  latest: RefObject<ReturnState>
  onPrefill: (answers: ReturnAnswers, isOrderKnown: boolean) => void
}) {
  const email = useCustomerContact()?.email
  const prefill = useEffectEvent((proof: string) => {
    const { answers, step } = props.latest.current
    const field = props.form.current?.elements.namedItem(FIELD.proof)
    if (step !== 'find' || !(field instanceof HTMLInputElement)) return
    if (answers.proof !== '' || field.value !== '' || field === document.activeElement) return
    field.value = proof
    props.onPrefill({ ...answers, proof }, props.order !== undefined && isSameOrder(props.order, answers.orderNumber))
  })
  useEffect(() => {
    if (props.isReady && email) prefill(email)
  }, [props.isReady, email])
}
