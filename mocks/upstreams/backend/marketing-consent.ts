import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { findCustomerByEmail } from '../../world/find-customer.ts'
import type { World } from '../../world/world.ts'

/** A request to the mailing list. */
export type Subscription = {
  store: RegionCode
  method: 'subscribe' | 'unsubscribe'
  email: string | null
  phoneNumber: string | null
  phoneCountryCode: string | null
  lists: { channel: string; listId: string }[]
  userId: string | null
  source: string | null
}

/**
 * Changes what the customer's account says of marketing, as a mailing service does that is connected to the store. A number
 * that is subscribed by a customer without one becomes the account's. Call it inside `world.runExclusive`.
 */
export async function changeMarketingConsent(world: World, subscription: Subscription): Promise<void> {
  const { store, email, phoneNumber, lists, method } = subscription
  const isSubscribed = method === 'subscribe'
  const channels = new Set(lists.map(({ channel }) => channel))
  const byEmail = email && channels.has('email') ? findCustomerByEmail(world, store, email) : undefined
  if (byEmail) await update(world, byEmail, { acceptsMarketing: isSubscribed })
  const byPhone = phoneNumber && channels.has('sms') ? findCustomerByPhone(world, subscription) : undefined
  if (byPhone) await update(world, byPhone, { acceptsTexts: isSubscribed, phone: phoneNumber })
}

/** The customer of a phone number, or the subscribing one, who has no number yet. */
const findCustomerByPhone = (world: World, { store, phoneNumber, userId }: Subscription) =>
  world.customers.findFirst((query) =>
    query.where(
      ({ id, region, phone }) =>
        region === store && (phone === phoneNumber || (phone === null && id === `gid://shopify/Customer/${userId}`)),
    ),
  )

const update = (world: World, { id }: CustomerRecord, changes: Partial<CustomerRecord>) =>
  world.customers.update((query) => query.where({ id }), { data: (draft) => void Object.assign(draft, changes) })
