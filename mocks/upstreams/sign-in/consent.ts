import { http, type RequestHandler } from 'msw'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import type { World } from '../../world/world.ts'
import { isEmail } from '../shopify/customer/email.ts'
import { gid } from '../shopify/gid.ts'
import type { UpstreamContext } from '../upstream.ts'
import { refusalPage, SOMEBODY_ELSE } from './consent-page.ts'
import { grantsOf } from './grants.ts'
import { sendBack } from './redirect.ts'

/** What becomes of the consent page's form. No contract has it: it is between the sign-in service and its own page. */
export function consentHandlers(context: UpstreamContext): RequestHandler[] {
  return [
    http.post('*/sign-in/oauth/consent', async ({ request }) => {
      const world = context.worldOf(request)
      const form = await request.formData()
      const asked = grantsOf(world).asked(String(form.get('request')))
      if (!asked) return refusalPage('This page has been open for too long. Please start again from the shop.')
      const { redirectUri, state } = asked
      if (form.get('decision') !== 'continue') return sendBack(redirectUri, { error: 'access_denied', state })
      const chosen = String(form.get('customer') ?? SOMEBODY_ELSE)
      const email = String(form.get('email') ?? '').trim()
      if (chosen === SOMEBODY_ELSE && !isEmail(email)) return refusalPage('That is not an email address.')
      const customer =
        chosen === SOMEBODY_ELSE
          ? await customerWith(world, email, regionOf(redirectUri))
          : world.customers.findFirst((q) => q.where({ id: chosen }))
      if (!customer)
        return refusalPage('That customer is not in this world any more. Please start again from the shop.')
      const code = grantsOf(world).issueCode({ ...asked, customerId: customer.id })
      return sendBack(redirectUri, { code, state })
    }),
  ]
}

/** The customers whom the consent page offers: those of the store that the shopper came from. */
export const customersOf = (world: World, redirectUri: string) =>
  world.customers.findMany((q) => q.where({ region: regionOf(redirectUri) }))

/** REG-01: the region is the first segment of the shop's paths; gb has none. */
function regionOf(redirectUri: string): RegionCode {
  const first = new URL(redirectUri).pathname.split('/')[1]
  return REGION_CODES.find((code) => code === first) ?? 'gb'
}

/** The customer with this address in a region's store; a new one where there is none, as the real service does. */
function customerWith(world: World, email: string, region: RegionCode): Promise<CustomerRecord> {
  return world.serial(async () => {
    const known = world.customers.findFirst((q) =>
      q.where((each) => each.region === region && each.email.toLowerCase() === email.toLowerCase()),
    )
    return (
      known ??
      world.customers.create({
        id: gid('Customer', world.ids.number('customer')),
        region,
        firstName: '',
        lastName: '',
        email,
        createdAt: world.clock.now().toISOString(),
      })
    )
  })
}
