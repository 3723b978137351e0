import { useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { readCustomerFn } from './customer.functions.ts'
import { getUsableAccessToken } from './sign-in/session.ts'
import { useSessionOwner } from './sign-in/use-session-owner.ts'

/** The name and email address of a customer; empty where the account has none. */
type CustomerContact = { name: string; email: string }

/**
 * Returns name and email of the signed-in customer, to prefill a form; null until they are read, and for other visitors.
 */
export function useCustomerContact(): CustomerContact | null {
  const region = useRegion().code
  const owner = useSessionOwner()
  const [contact, setContact] = useState<CustomerContact | null>(null)

  useEffect(() => {
    const accessToken = owner === null ? undefined : getUsableAccessToken(region)
    // the owner may have changed while the page was hidden
    setContact(null)
    if (!accessToken) return
    let isCurrent = true
    readCustomerFn({ data: { region, accessToken } }).then(
      ({ customer: { firstName, lastName, email } }) => {
        if (isCurrent) setContact({ name: `${firstName} ${lastName}`.trim(), email })
      },
      // the form stays empty
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [region, owner])

  return contact
}
