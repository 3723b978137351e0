import { useEffect, useReducer, useRef } from 'react'
import { report } from '#app/errors/report.ts'
import { fetchFitFn } from '#app/fit/fit.functions.ts'
import { dropFit, keepFit, keptFit } from '#app/fit/kept-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import { storedInSession, storeInSession } from '#app/visitor/browser-storage.ts'
import { customerId, readCookie } from '#app/visitor/cookies.ts'
import { useVisitor } from '#app/visitor/use-visitor.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { SESSION } from '#contracts/visitor.ts'
import { customerReducer, customerSetFit } from './customer-init.ts'
import { isStale } from './sign-in/credentials.ts'
import { credentialsNow } from './sign-in/session.ts'

/**
 * Customer init (FIT-11): once a session, and again for whoever signs in, the fit that the customer saved is fetched and
 * kept on this device. Late, and in nobody's way; what fails is reported on the server, and the shop goes on with the fit
 * that is here. It needs no consent: it does what a saved fit is for, and who has neither account nor fit is not asked
 * about and is given no token.
 */
export function CustomerInitPart() {
  const region = useRegion().code
  const { loggedIn, hasSavedFit } = useVisitor()
  const [state, dispatch] = useReducer(customerReducer, null, keptFit)
  const fetched = useRef(false)

  useEffect(() => {
    if (hasSavedFit) dropUnreadable()
  }, [hasSavedFit])

  const known = loggedIn || hasSavedFit
  useEffect(() => {
    if (!known) return
    const accessToken = freshAccessToken(region)
    const who = loggedIn ? (readCookie(document.cookie, customerId.name) ?? 'customer') : 'device'
    const asked = `${region} ${who}${accessToken ? ' by token' : ''}`
    if (storedInSession(SESSION.customerInit) === asked) return
    storeInSession(SESSION.customerInit, asked)
    fetchFitFn({ data: { region, ...(accessToken && { accessToken }) } }).then(
      (outcome) => {
        fetched.current = outcome.status === 'found'
        dispatch(customerSetFit(outcome, keptFit()))
      },
      // a call that never arrived: the next session asks again
      () => {},
    )
  }, [region, known, loggedIn])

  useEffect(() => {
    if (fetched.current && state.fit) keepFit(state.fit, state)
  }, [state])
  return null
}

/**
 * The customer's token while it is good for a call. It is not renewed for this: a page that is left meanwhile would lose
 * the answer, and with it the one-use token of the visit. Until something that the customer waits for renews it, the
 * device's own token says who this is.
 */
function freshAccessToken(region: RegionCode): string | undefined {
  const credentials = credentialsNow(region)
  return credentials && !isStale(credentials, Date.now()) ? credentials.accessToken : undefined
}

/** FIT-14: a kept fit with a value that is in no list is cleared, and reported. */
function dropUnreadable(): void {
  if (keptFit().fit) return
  dropFit()
  report('fit.stored-filters-corrupt')
}
