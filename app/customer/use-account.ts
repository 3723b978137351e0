import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { AccountSearch } from './account-search.ts'
import { readCustomerFn } from './customer.functions.ts'
import type { CustomerOutcome } from './customer.server.ts'
import { type Customer, EMPTY_CUSTOMER } from './customer.ts'
import { openAccount } from './sign-in/open-account.ts'
import { getSignInFailure, redirectToSignIn } from './sign-in/redirect-to-sign-in.ts'
import { getFreshSession } from './sign-in/session.ts'
import type { SignInFailure } from './sign-in/sign-in-machine.ts'

export type Account =
  | { status: 'opening' }
  | { status: 'refused'; failure: SignInFailure }
  | { status: 'open'; customer: Customer; isUnreadable: boolean }

/** Opens the visitor's account, or redirects them to sign in. `signIn` tries again after a refusal. */
export function useAccount({ code, state, error }: AccountSearch): { account: Account; signIn: () => void } {
  const region = useRegion().code
  const navigate = useNavigate()
  const [account, setAccount] = useState<Account>({ status: 'opening' })
  // a code works once, and React may run an effect twice
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const response = state !== undefined || code !== undefined ? { state: state ?? '', code, error } : null
    void openAccount(region, response, (signIn) => {
      const isOver = signIn.status === 'signed-in' || signIn.status === 'refused'
      // the code is used up: it must not stay in the address or be sent again by a reload
      if (response && isOver) void navigate({ to: '/account', search: { page: 'overview' }, replace: true })
      if (signIn.status === 'refused') setAccount({ status: 'refused', failure: signIn.failure })
      if (signIn.status === 'signed-in') void readAccount(region, signIn.credentials.accessToken).then(setAccount)
    })
  }, [region, navigate, code, state, error])

  const signIn = () => {
    setAccount({ status: 'opening' })
    redirectToSignIn(region).catch((cause: unknown) =>
      setAccount({ status: 'refused', failure: getSignInFailure(cause) }),
    )
  }
  return { account, signIn }
}

/** Reads the customer. An access token that ended early is refreshed once. */
async function readAccount(region: RegionCode, accessToken: string): Promise<Account> {
  const outcome = await readCustomer(region, accessToken)
  if (outcome.status !== 'token-expired') return toAccount(outcome)
  const session = await getFreshSession(region, { rejectedToken: accessToken })
  if (session.ok) return toAccount(await readCustomer(region, session.credentials.accessToken))
  if (session.failure === 'signed-out') await redirectToSignIn(region, { replace: true }).catch(() => {})
  return { status: 'refused', failure: 'failed' }
}

const toAccount = ({ customer, status }: CustomerOutcome): Account => ({
  status: 'open',
  customer,
  isUnreadable: status !== 'read',
})

const readCustomer = (region: RegionCode, accessToken: string): Promise<CustomerOutcome> =>
  readCustomerFn({ data: { region, accessToken } }).catch((cause: unknown) => {
    report('customer.read-failed', cause)
    return { customer: EMPTY_CUSTOMER, status: 'unreadable' }
  })
