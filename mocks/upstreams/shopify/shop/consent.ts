import { randomUUID } from 'node:crypto'
import type { ShopifyContext } from '../context.ts'
import { listCountries } from './countries.ts'
import { DEFAULT_CONSENT, formatConsent, parseConsent, type VisitorConsent } from './visitor-consent.ts'

type CookiesArgs = {
  visitorConsent: VisitorConsent
  origReferrer?: string | null
  landingPage?: string | null
}

/** Cookie lifetimes in seconds: a year, as Shopify documents it. */
const YEAR_S = 31_536_000

/** Shopify's tokens of a visitor who does not allow analytics begin with it. */
const NO_TOKEN = '00000000-0000-0000-0000-000000000000'

/** QueryRoot.consentManagement. */
export const resolveConsentManagement = (_root: unknown, _args: unknown, { urls }: ShopifyContext) => ({
  cookies: saveConsent,
  customerAccountUrl: urls.customerAccount,
})

/** Stores the consent in cookies, and tells it and the visitor's tokens in the `Server-Timing` header. */
function saveConsent(args: CookiesArgs, { world, region, visitor }: ShopifyContext) {
  const cookies = readCookies(visitor?.request)
  const given = Object.entries(args.visitorConsent).filter(([, isAllowed]) => isAllowed != null)
  const stored = parseConsent(cookies.get('_shopify_essential'))
  const consent = { ...DEFAULT_CONSENT, ...stored, ...Object.fromEntries(given) }
  const trackingConsent = `${formatConsent(consent)}_${listCountries(world.catalogue, region)[0]}_f_f_${randomUUID().slice(0, 8)}`
  const getToken = (header: string) => (consent.analytics ? visitor?.request.get(header) || randomUUID() : NO_TOKEN)
  const [unique, visit] = [getToken('x-shopify-uniquetoken'), getToken('x-shopify-visittoken')]

  visitor?.response.append('server-timing', `_y;desc="${unique}", _s;desc="${visit}", _cmp;desc="${trackingConsent}"`)
  setCookie('_shopify_essential', trackingConsent)
  setCookie('_shopify_analytics', consent.analytics ? unique : null)
  setCookie('_shopify_marketing', consent.marketing ? unique : null)
  return {
    trackingConsentCookie: trackingConsent,
    shopifyUnique: unique,
    shopifyVisit: visit,
    cookieDomain: '',
    landingPageCookie: args.landingPage ?? null,
    origReferrerCookie: args.origReferrer ?? null,
  }

  function setCookie(name: string, value: string | null) {
    const lifetime = value === null ? 0 : YEAR_S
    visitor?.response.append(
      'set-cookie',
      `${name}=${value ?? ''}; Path=/; Max-Age=${lifetime}; SameSite=Lax; HttpOnly`,
    )
  }
}

function readCookies(headers: Headers | undefined): Map<string, string> {
  const pairs = headers?.get('cookie')?.split('; ') ?? []
  return new Map(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))
}
