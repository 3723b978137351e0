import type { RequestHandler } from 'msw'
import { WELCOME_CODE, WELCOME_PERCENT } from '#contracts/shop/discount-codes.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type Mail, sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import type { UpstreamContext } from '../upstream.ts'
import { addRetryAfter, getMailWaitSeconds } from './mail-limit.ts'
import { changeMarketingConsent, type Subscription } from './marketing-consent.ts'
import type { BackendOperations } from './operations.ts'

/** Creates the handlers of both mailing-list operations. */
export function createMailingListHandlers(on: BackendOperations, { storefront }: UpstreamContext): RequestHandler[] {
  const getShopUrl = (region: RegionCode) =>
    getStorefrontUrl(`/?discount=${WELCOME_CODE}`, { storefront: storefront(region) })
  return [
    on('mailingList', {
      async respond({ path: { method }, json, world, reply }) {
        const { email, phone_number, phone_country_code, store, list_ids, user_id, source } = json
        if (!email && !phone_number) return reply(400, { error: 'An email address or a phone number is needed' })
        const { wait } = await saveSubscription(world, getShopUrl(store), {
          store,
          method,
          email: email ?? null,
          phoneNumber: phone_number ?? null,
          phoneCountryCode: phone_country_code ?? null,
          lists: list_ids.map(({ channel, list_id }) => ({ channel, listId: list_id })),
          userId: user_id ?? null,
          source,
        })
        return wait ? addRetryAfter(reply(429, { error: TOO_MANY }), wait) : reply(200, null)
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('newsletter', {
      async respond({ json: { email, location }, world, reply }) {
        const { wait } = await saveSubscription(world, getShopUrl('gb'), {
          // the call names no store (spec 7), so the default one is used
          store: 'gb',
          method: 'subscribe',
          email,
          phoneNumber: null,
          phoneCountryCode: null,
          lists: [{ channel: 'email', listId: 'newsletter' }],
          userId: null,
          source: location,
        })
        return wait ? addRetryAfter(reply(429, { error: TOO_MANY }), wait) : reply(200, null)
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}

const TOO_MANY = 'Too many mails were sent to this address. Try again later.'

/**
 * Saves one subscription per person and store; new subscribers get the welcome code once. Returns the seconds to wait if
 * the mail limit is reached, in which case nothing is saved.
 */
function saveSubscription(world: World, shopUrl: string, subscription: Subscription): Promise<{ wait: number }> {
  return world.runExclusive(async () => {
    const { store, email, phoneNumber, method } = subscription
    const at = world.clock.now().toISOString()
    const existing = world.subscriptions.findFirst((q) => q.where({ store, email, phoneNumber }))
    if (existing) {
      await world.subscriptions.update(existing, { data: (record) => void Object.assign(record, subscription, { at }) })
      await changeMarketingConsent(world, subscription)
      return { wait: 0 }
    }
    const to = email ?? phoneNumber ?? ''
    const wait = method === 'subscribe' ? getMailWaitSeconds(world, to) : 0
    if (wait) return { wait }
    await world.subscriptions.create({ id: world.ids.next('subscription'), ...subscription, at })
    await changeMarketingConsent(world, subscription)
    if (method === 'subscribe') await sendMail(world, createWelcomeMail(to, shopUrl))
    return { wait: 0 }
  })
}

const createWelcomeMail = (to: string, shopUrl: string): Mail => ({
  kind: 'welcome',
  to,
  subject: `Your ${WELCOME_PERCENT}% off: ${WELCOME_CODE}`,
  text: `Good to have you with us.\n\nYour code for ${WELCOME_PERCENT}% off your first order is ${WELCOME_CODE}. Enter it at the checkout.`,
  links: [{ label: `Shop with ${WELCOME_CODE}`, href: shopUrl }],
})
