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
import { credentialsNow, freshSession } from './sign-in/session.ts'

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
    const who = `${region} ${loggedIn ? (readCookie(document.cookie, customerId.name) ?? 'customer') : 'device'}`
    if (storedInSession(SESSION.customerInit) === who) return
    storeInSession(SESSION.customerInit, who)
    fetchFit(region).then(
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

async function fetchFit(region: RegionCode) {
  const session = credentialsNow(region) ? await freshSession(region) : null
  return fetchFitFn({ data: { region, ...(session?.ok && { accessToken: session.credentials.accessToken }) } })
}

/** FIT-14: a kept fit with a value that is in no list is cleared, and reported. */
function dropUnreadable(): void {
  if (keptFit().fit) return
  dropFit()
  report('fit.stored-filters-corrupt')
}
