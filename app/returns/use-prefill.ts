import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useCustomerContact } from '#app/customer/use-customer-contact.ts'
import { isSameOrder, type ReturnAnswers } from './return-answers.ts'
import type { ReturnState } from './returns-machine.ts'

/**
 * Fills in a signed-in customer's email address if none is typed. `isOrderKnown`: the page's address has the order's number, so
 * the form is complete.
 */
export function usePrefill(props: {
  isReady: boolean
  /** The order's number in the page's address. */
  order: string | undefined
  latest: RefObject<ReturnState>
  onPrefill: (answers: ReturnAnswers, isOrderKnown: boolean) => void
}) {
  const email = useCustomerContact()?.email
  const prefill = useEffectEvent((proof: string) => {
    const { answers, step } = props.latest.current
    if (step !== 'find' || answers.proof !== '') return
    props.onPrefill({ ...answers, proof }, props.order !== undefined && isSameOrder(props.order, answers.orderNumber))
  })
  useEffect(() => {
    if (props.isReady && email) prefill(email)
  }, [props.isReady, email])
}
