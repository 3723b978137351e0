import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { AccountSearch } from './account-search.ts'
import { readCustomerFn } from './customer.functions.ts'
import type { CustomerOutcome } from './customer.server.ts'
import { type Customer, EMPTY_CUSTOMER } from './customer.ts'
import { arrive } from './sign-in/arrive.ts'
import { leaveForSignIn } from './sign-in/departure.ts'
import { freshSession } from './sign-in/session.ts'
import type { Refusal } from './sign-in/sign-in-machine.ts'

export type Account =
  | { status: 'opening' }
  | { status: 'refused'; why: Refusal }
  | { status: 'open'; customer: Customer; unreadable: boolean }

/** Opens the account of whoever comes to its page, or sends them to sign in. `signIn` tries again after a refusal. */
export function useAccount({ code, state, error }: AccountSearch): { account: Account; signIn: () => void } {
  const region = useRegion().code
  const navigate = useNavigate()
  const [account, setAccount] = useState<Account>({ status: 'opening' })
  // a code is good for one exchange, however often React runs an effect
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const came = state !== undefined || code !== undefined ? { state: state ?? '', code, error } : null
    const refuse = (why: Refusal) => setAccount({ status: 'refused', why })
    void arrive(region, came, (signIn) => {
      // what came back is used up: it shall not stay in the address, nor be sent again by reloading
      const isOver = signIn.status === 'signed-in' || signIn.status === 'refused'
      if (came && isOver) void navigate({ to: '/account', search: { page: 'overview' }, replace: true })
      if (signIn.status === 'refused') refuse(signIn.why)
      if (signIn.status === 'signed-in') void readAccount(region, signIn.credentials.accessToken).then(setAccount)
    })
  }, [region, navigate, code, state, error])

  const signIn = () => {
    setAccount({ status: 'opening' })
    leaveForSignIn(region).catch(() => setAccount({ status: 'refused', why: 'failed' }))
  }
  return { account, signIn }
}

/** Reads the customer; a token that has ended before its time is replaced once. */
async function readAccount(region: RegionCode, accessToken: string): Promise<Account> {
  const first = await read(region, accessToken)
  if (first.was !== 'token-over') return opened(first)
  const session = await freshSession(region, { evenIfFresh: accessToken })
  if (session.ok) return opened(await read(region, session.credentials.accessToken))
  if (session.why === 'signed-out') await leaveForSignIn(region, { replace: true }).catch(() => {})
  return { status: 'refused', why: 'failed' }
}

const opened = ({ customer, was }: CustomerOutcome): Account => ({
  status: 'open',
  customer,
  unreadable: was !== 'read',
})

const read = (region: RegionCode, accessToken: string): Promise<CustomerOutcome> =>
  readCustomerFn({ data: { region, accessToken } }).catch((cause: unknown) => {
    report('customer.read-failed', cause)
    return { customer: EMPTY_CUSTOMER, was: 'unreadable' }
  })
