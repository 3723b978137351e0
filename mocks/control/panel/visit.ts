import type { z } from 'zod'
import { COOKIE } from '#contracts/visitor.ts'
import { createVisitor, type VisitorState } from '#mocks/world/visitor.ts'
import { type StoredOnArrival, storedAnew } from '../arrivals.ts'
import type { ControlContext } from '../context.ts'
import { inRegion } from '../in-region.ts'
import { seedCustomer } from '../seed/customer.ts'
import { arrivalCookies, expired, setCookie } from '../visitor-cookies.ts'
import type { WorldsByName } from '../worlds-by-name.ts'
import type { Visited, visitRequest } from './visit-api.ts'

/** What came of a press in the panel: what to say, where to go, and what the browser carries from now on. */
export type Visit = Visited & { cookies: string[]; storage: StoredOnArrival | null }

/** Does to world and visitor what the panel asked for. Refuses as the control API does. */
export async function visit(
  context: ControlContext,
  named: WorldsByName,
  wanted: z.output<typeof visitRequest>,
): Promise<Visit> {
  const { region } = wanted
  switch (wanted.do) {
    case 'enter': {
      const scenarios = wanted.scenarios.map(({ name, params }) => {
        const here = inRegion(context, name, region)
        return { name, params: { ...Object(here.params), ...params } }
      })
      const { visitor, start, scenarios: names } = await named.load(wanted.world, scenarios)
      const shop = `${context.storefront()}${region === 'gb' ? '' : `/${region}`}`
      const says = names.join(', ') || 'The plain house.'
      return { url: shop + start, says, cookies: arrivalCookies(wanted.world, visitor), storage: storedAnew(visitor) }
    }
    case 'sign-in': {
      const account = { region, acceptsMarketing: false, addresses: 1, signedIn: true }
      const { customerId, email, visitor } = await seedCustomer(
        named.madeOnDemand(wanted.world),
        account,
        context.origin(),
      )
      return stays(`Customer ${customerId}, ${email}, is signed in.`, visitor)
    }
    case 'sign-out':
      return {
        ...stays('Nobody is signed in.', { cookies: [], localStorage: {}, sessionStorage: {} }),
        cookies: [expired(COOKIE.customerId)],
        storage: { anew: false, localStorage: NO_TOKENS, sessionStorage: {} },
      }
    case 'fit':
      if (!wanted.has) return dropping('The visitor has no fit.', COOKIE.savedFit)
      return carrying(
        'The visitor has a saved fit: 34 / B / 32, M / Slim / Regular.',
        COOKIE.savedFit,
        JSON.stringify(FIT),
      )
    case 'consent':
      if (wanted.to === 'ask') return dropping('The visitor will be asked again.', COOKIE.privacyConsent)
      return carrying(`The visitor agreed to ${wanted.to}.`, COOKIE.privacyConsent, CONSENT[wanted.to])
  }
}

/** Nothing moves; the browser gets what a visitor carries besides what it has. */
const stays = (says: string, visitor: VisitorState): Visit => ({
  url: null,
  says,
  cookies: visitor.cookies.map(setCookie),
  storage: { anew: false, localStorage: visitor.localStorage, sessionStorage: visitor.sessionStorage },
})

const dropping = (says: string, cookie: string): Visit => ({
  url: null,
  says,
  cookies: [expired(cookie)],
  storage: null,
})

function carrying(says: string, cookie: string, value: string): Visit {
  const visitor = createVisitor()
  visitor.cookie(cookie, value)
  return stays(says, visitor.state())
}

const NO_TOKENS = { access_tokens: null, access_tokens_us: null, access_tokens_eu: null }

/** A man of average size; every value is one of spec 3's. */
const FIT = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

/** As the shop writes it (app/consent): purposes by name. */
const CONSENT = { all: 'necessary,analytics,support', necessary: 'necessary' }
