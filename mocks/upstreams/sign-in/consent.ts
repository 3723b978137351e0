import { http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { findCustomerByEmail } from '../../world/find-customer.ts'
import type { BrowserSessionRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { isEmail } from '../shopify/customer/email.ts'
import { toGid } from '../shopify/gid.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import {
  addConsent,
  createSessionCookie,
  endBrowserSession,
  findBrowserSession,
  openBrowserSession,
} from './browser-sessions.ts'
import { OTHER_CUSTOMER, renderRefusalPage } from './consent-page.ts'
import { getGrants, type PendingRequest } from './grants.ts'
import { getIssuer, type Provider } from './provider.ts'
import { redirectToClient } from './redirect.ts'
import { redirectWithCode } from './redirect-with-code.ts'

/** The handler of the consent page's form, which no contract describes. */
export function createConsentHandler(provider: Provider): RequestHandler {
  const { context, region } = provider
  return http.post(`*/sign-in/${region}/oauth/consent`, async ({ request }) => {
    const world = context.getWorld(request)
    const refusePage = (reason: string) => renderRefusalPage(getShopName(world), reason)
    const form = await request.formData()
    const pending = getGrants(world).findRequest(String(form.get('request')))
    if (pending?.region !== region)
      return refusePage('This page has been open for too long. Please start again from the shop.')
    const refuse = (error: string, error_description: string) =>
      redirectToClient(pending, getIssuer(provider, request), { error, error_description })
    if (form.get('decision') !== 'continue') return refuse('access_denied', 'The customer declined')
    const selectedId = String(form.get('customer') ?? OTHER_CUSTOMER)
    const email = String(form.get('email') ?? '').trim()
    if (selectedId === OTHER_CUSTOMER && !isEmail(email)) return refusePage('That is not an email address.')
    const customer =
      selectedId === OTHER_CUSTOMER
        ? await findOrCreateCustomer(world, email, region)
        : world.customers.findFirst((query) => query.where({ id: selectedId, region }))
    if (!customer) return refusePage('That customer is not in this world any more. Please start again from the shop.')
    if (pending.expectedCustomerId !== undefined && pending.expectedCustomerId !== customer.id)
      return refuse('login_required', 'Another customer than that of id_token_hint signed in')

    const { session, cookie } = await signInBrowser(world, pending, customer, request, getIssuer(provider, request))
    await addConsent(world, session, pending.clientId, pending.scope)
    const response = redirectWithCode(world, getIssuer(provider, request), pending, session)
    if (cookie) response.headers.append('set-cookie', cookie)
    return response
  })
}

/** The session of the browser if it is the customer's and still counts, else a new one with its cookie. */
async function signInBrowser(
  world: World,
  { region, needsNewSignIn }: PendingRequest,
  customer: CustomerRecord,
  request: Request,
  issuer: string,
): Promise<{ session: BrowserSessionRecord; cookie?: string }> {
  const session = findBrowserSession(world, region, request)
  if (session?.customerId === customer.id && !needsNewSignIn) return { session }
  if (session) endBrowserSession(world, session)
  const opened = await openBrowserSession(world, region, customer.id)
  return { session: opened, cookie: createSessionCookie(world, issuer, opened) }
}

function findOrCreateCustomer(world: World, email: string, region: RegionCode): Promise<CustomerRecord> {
  return world.runExclusive(
    async () =>
      findCustomerByEmail(world, region, email) ??
      world.customers.create({
        id: toGid('Customer', world.ids.nextNumber('customer')),
        region,
        firstName: '',
        lastName: '',
        email,
        createdAt: world.clock.now().toISOString(),
      }),
  )
}
