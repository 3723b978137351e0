import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import { setBrowserCookie } from '#app/visitor/browser-state.ts'
import { hasOrdered } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { readDraft, removeDraft } from './account-draft.ts'
import type { AccountSearch } from './account-search.ts'
import { callForOwner } from './call-for-owner.ts'
import { readCustomerFn } from './customer.functions.ts'
import type { CustomerOutcome } from './customer.server.ts'
import { type Customer, EMPTY_CUSTOMER, type RenderedAccount } from './customer.ts'
import { writeAccountCookie } from './sign-in/account-cookie.ts'
import { toCredentials } from './sign-in/credentials.ts'
import {
  type AccountPlace,
  getSignInFailure,
  redirectToSignIn,
  takePendingSignIn,
  takeStoredPlace,
} from './sign-in/redirect-to-sign-in.ts'
import { getFreshSession, isSigningOut, readCredentials, saveCredentials } from './sign-in/session.ts'
import { completeSignInFn } from './sign-in/sign-in.functions.ts'
import {
  type AuthorizationResponse,
  type SignIn,
  type SignInEvent,
  type SignInFailure,
  transition,
} from './sign-in/sign-in-machine.ts'
import { getSessionOwner, useSessionOwner } from './sign-in/use-session-owner.ts'

export type Account =
  | { status: 'opening' }
  /** `failure` is null if the visitor is signed out without one. */
  | { status: 'refused'; failure: SignInFailure | null }
  /** `owner`: the owner of the session that the customer was read with. */
  | { status: 'open'; owner: string | null; customer: Customer; isUnreadable: boolean }

/**
 * Opens the visitor's account, or redirects to sign-in. `rendered` is shown, and not read again, while its owner is
 * signed in.
 * - change: shows a saved change
 * - reload: reads the account again in the background
 * - retry: reads it again with a loading state
 * - signIn: starts again after a refusal
 */
export function useAccount({ code, state, error, page, order, edit }: AccountSearch, rendered: RenderedAccount | null) {
  const region = useRegion().code
  const navigate = useNavigate()
  const [account, setAccount] = useState<Account>(
    rendered
      ? { status: 'open', owner: rendered.owner, customer: rendered.customer, isUnreadable: false }
      : { status: 'opening' },
  )
  const owner = useSessionOwner(rendered?.owner)
  const isRendered = useEffectEvent(() => rendered?.owner === getSessionOwner(region))
  const getPlace = useEffectEvent((): AccountPlace => ({ page, order, edit }))
  // a code works once, and React may run an effect twice
  const hasStarted = useRef(false)
  /** The number of saved changes, so that the response to an earlier read does not undo a change on screen. */
  const changes = useRef(0)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const response = state !== undefined || code !== undefined ? { state: state ?? '', code, error } : null

    async function open(): Promise<void> {
      const opened = await readAccount(region, { hasJustSignedIn: response !== null, place: getPlace() })
      if (!opened) return
      setAccount(opened)
      // after a sign-in during an edit, returns to the form
      const draft = response && opened.status === 'open' ? readDraft(region, Date.now()) : null
      if (!draft || opened.status !== 'open') return
      if (draft.customerId === opened.customer.id) void navigate({ to: '/account', search: draft.place, replace: true })
      else removeDraft(region)
    }

    void openAccount(region, { response, place: getPlace() }, (signIn) => {
      const isOver = signIn.status === 'signed-in' || signIn.status === 'refused'
      // the code is used up: it must not stay in the URL, where a reload would send it again
      if (response && isOver) void navigate({ to: '/account', search: takeStoredPlace(region), replace: true })
      if (signIn.status === 'refused') setAccount({ status: 'refused', failure: signIn.failure })
      if (signIn.status === 'signed-in' && !isRendered()) void open()
    })
  }, [region, navigate, code, state, error])

  async function reload(): Promise<void> {
    const before = changes.current
    const reader = getSessionOwner(region)
    const outcome = await callForOwner(region, reader, (accessToken) => readOrReport(region, accessToken))
    // A failed read changes nothing; the end of the session is handled by the change of owner.
    if (outcome.status === 'read' && before === changes.current) setAccount(toAccount(reader, outcome))
  }

  async function openAgain({ hasJustSignedIn }: { hasJustSignedIn: boolean }): Promise<void> {
    setAccount({ status: 'opening' })
    const opened = await readAccount(region, { hasJustSignedIn, place: { page, order, edit } })
    if (opened) setAccount(opened)
  }

  const hasOrders = account.status === 'open' && account.owner === owner && account.customer.latestOrder !== null
  useEffect(() => {
    if (hasOrders) setBrowserCookie(hasOrdered(region), '1')
  }, [region, hasOrders])

  // another tab, or another device, may have changed the account
  const onVisibilityChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && account.status === 'open') void reload()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [])

  function change(toChanged: (customer: Customer) => Customer): void {
    changes.current += 1
    setAccount((shown) => (shown.status === 'open' ? { ...shown, customer: toChanged(shown.customer) } : shown))
  }

  // After a sign-in in another tab, shows the account of the new customer, and never that of the previous one.
  const onOwnerChange = useEffectEvent(async () => {
    if (owner === null || account.status === 'opening') return
    if (account.status === 'open' && account.owner === owner) return reload()
    return openAgain({ hasJustSignedIn: true })
  })
  const knownOwner = useRef(owner)
  useEffect(() => {
    if (knownOwner.current === owner) return
    knownOwner.current = owner
    void onOwnerChange()
  }, [owner])

  function signIn(): void {
    setAccount({ status: 'opening' })
    redirectToSignIn(region, { place: { page, order, edit } }).catch((cause: unknown) =>
      setAccount({ status: 'refused', failure: getSignInFailure(cause) }),
    )
  }
  // hides personal data at once after a sign-out, or a sign-in by another customer, in any tab
  const shown = account.status === 'open' && account.owner !== owner ? replaceAccount(owner) : account
  return { account: shown, signIn, change, reload, retry: () => openAgain({ hasJustSignedIn: false }) }
}

/** Returns the state that replaces an account of another owner: signed out, or opening the account of the new owner. */
const replaceAccount = (owner: string | null): Account =>
  owner === null ? { status: 'refused', failure: null } : { status: 'opening' }

/**
 * Reads the customer; without a session it redirects to sign-in and returns null. If the session has just begun it does not
 * redirect, because a service that refuses every token would cause a redirect loop.
 */
async function readAccount(
  region: RegionCode,
  options: { hasJustSignedIn: boolean; place: AccountPlace },
): Promise<Account | null> {
  const reader = getSessionOwner(region)
  const outcome = await callForOwner(region, reader, (accessToken) => readOrReport(region, accessToken))
  const owner = getSessionOwner(region)
  // another customer has signed in meanwhile
  if (owner !== null && owner !== reader) return readAccount(region, options)
  if (outcome.status === 'read' || outcome.status === 'unreadable') return toAccount(reader, outcome)
  if (outcome.status === 'signed-out' && isSigningOut()) return null
  const refused: Account = { status: 'refused', failure: 'failed' }
  if (outcome.status !== 'signed-out' || options.hasJustSignedIn) return refused
  return redirectToSignIn(region, { replace: true, place: options.place }).then(
    () => null,
    (cause: unknown): Account => ({ status: 'refused', failure: getSignInFailure(cause) }),
  )
}

/** Converts the outcome of a read for an owner, who may have signed out meanwhile. */
const toAccount = (owner: string | null, { customer, status }: CustomerOutcome): Account => ({
  status: 'open',
  owner,
  customer,
  isUnreadable: status !== 'read',
})

const readOrReport = (region: RegionCode, accessToken: string): Promise<CustomerOutcome> =>
  readCustomerFn({ data: { region, accessToken } }).catch((cause: unknown) => {
    report('customer.read-failed', cause)
    return { customer: EMPTY_CUSTOMER, status: 'unreadable' }
  })

/**
 * Opens the session of the account page (ACC-04): with stored tokens, by completing the sign-in of `response`, or by a redirect
 * to sign-in that returns to `place`. `onChange` gets every state.
 */
async function openAccount(
  region: RegionCode,
  { response, place }: { response: AuthorizationResponse | null; place: AccountPlace },
  onChange: (state: SignIn) => void,
): Promise<void> {
  let state: SignIn = { status: 'signed-out' }
  const dispatch = (event: SignInEvent) => {
    state = transition(state, event)
    onChange(state)
  }

  const pending = response ? takePendingSignIn() : undefined
  // the return URL of an earlier sign-in, opened again while signed in
  const isOldAddress = response !== null && !pending && readCredentials(region) !== undefined

  if (!response || isOldAddress) {
    const session = await getFreshSession(region)
    if (session.ok) {
      // the account cookie may have expired before the tokens
      writeAccountCookie(region, session.credentials, Date.now())
      dispatch({ type: 'restored', credentials: session.credentials })
    } else if (session.failure === 'unreachable') dispatch({ type: 'failed', failure: 'failed' })
    else if (!isSigningOut())
      await redirectToSignIn(region, { replace: true, place }).catch((cause: unknown) =>
        dispatch({ type: 'failed', failure: getSignInFailure(cause) }),
      )
    return
  }

  if (pending) dispatch({ type: 'redirected', pending })
  dispatch({ type: 'returned', response })
  const outcome = await completeSignInFn({ data: { region, response, pending } }).catch(() => null)
  if (!outcome?.ok) return dispatch({ type: 'failed', failure: outcome?.failure ?? 'failed' })
  const credentials = toCredentials(outcome.tokens, Date.now())
  saveCredentials(region, credentials)
  if (readCredentials(region)?.accessToken !== credentials.accessToken)
    return dispatch({ type: 'failed', failure: 'not-kept' })
  dispatch({ type: 'exchanged', credentials })
}
