import { http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/regions.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { findCustomerByEmail } from '../../world/find-customer.ts'
import type { World } from '../../world/world.ts'
import { isEmail } from '../shopify/customer/email.ts'
import { toGid } from '../shopify/gid.ts'
import type { UpstreamContext } from '../upstream.ts'
import { OTHER_CUSTOMER, renderRefusalPage } from './consent-page.ts'
import { getGrants } from './grants.ts'
import { redirectBack } from './redirect.ts'

/** The handler of the consent page's form, which no contract describes. */
export function createConsentHandlers(context: UpstreamContext): RequestHandler[] {
  return [
    http.post('*/sign-in/:region/oauth/consent', async ({ request }) => {
      const world = context.getWorld(request)
      const form = await request.formData()
      const signInRequest = getGrants(world).findRequest(String(form.get('request')))
      if (!signInRequest)
        return renderRefusalPage('This page has been open for too long. Please start again from the shop.')
      const { region, redirectUri, state } = signInRequest
      if (form.get('decision') !== 'continue') return redirectBack(redirectUri, { error: 'access_denied', state })
      const selectedId = String(form.get('customer') ?? OTHER_CUSTOMER)
      const email = String(form.get('email') ?? '').trim()
      if (selectedId === OTHER_CUSTOMER && !isEmail(email)) return renderRefusalPage('That is not an email address.')
      const customer =
        selectedId === OTHER_CUSTOMER
          ? await findOrCreateCustomer(world, email, region)
          : world.customers.findFirst((query) => query.where({ id: selectedId, region }))
      if (!customer)
        return renderRefusalPage('That customer is not in this world any more. Please start again from the shop.')
      const code = getGrants(world).issueCode({ ...signInRequest, customerId: customer.id })
      return redirectBack(redirectUri, { code, state })
    }),
  ]
}

/** The customers of a store. */
export const listCustomers = (world: World, region: RegionCode) =>
  world.customers.findMany((query) => query.where({ region }))

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
