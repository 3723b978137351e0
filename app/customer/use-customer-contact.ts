import { useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { useVisitor } from '#app/visitor/use-visitor.ts'
import { readCustomerFn } from './customer.functions.ts'
import { getUsableAccessToken } from './sign-in/session.ts'

/** The name and email address of a customer; empty where the account has none. */
type CustomerContact = { name: string; email: string }

/** Reads who is signed in, for a form to fill in; null for everybody else, and until it is known. */
export function useCustomerContact(): CustomerContact | null {
  const region = useRegion().code
  const { isLoggedIn } = useVisitor()
  const [contact, setContact] = useState<CustomerContact | null>(null)

  useEffect(() => {
    const accessToken = isLoggedIn ? getUsableAccessToken(region) : undefined
    if (!accessToken) return setContact(null)
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
  }, [region, isLoggedIn])

  return contact
}
