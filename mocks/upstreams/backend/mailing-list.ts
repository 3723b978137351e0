import type { RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/regions.ts'
import { type Mail, sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import type { UpstreamContext } from '../upstream.ts'
import { tooManyMails, waitOf } from './mail-limit.ts'
import type { BackendOperations } from './operations.ts'

/** Spec 1 and 8: 10% off the first order. The simulated store honours it. */
const WELCOME_CODE = 'SORTED'

/** The two ways onto and off the mailing list. */
export function mailingListHandlers(on: BackendOperations, { storefront }: UpstreamContext): RequestHandler[] {
  const shopWith = (region: RegionCode) =>
    storefrontUrl(`/?discount=${WELCOME_CODE}`, { storefront: storefront(), region })
  return [
    on('mailingList', {
      async answer({ path: { method }, json, world, reply }) {
        const { email, phone_number, phone_country_code, store, list_ids, user_id, source } = json
        if (!email && !phone_number) return reply(400, { error: 'An email address or a phone number is needed' })
        const kept = await keepSubscription(world, shopWith(store), {
          store,
          method,
          email: email ?? null,
          phoneNumber: phone_number ?? null,
          phoneCountryCode: phone_country_code ?? null,
          lists: list_ids.map(({ channel, list_id }) => ({ channel, listId: list_id })),
          userId: user_id ?? null,
          source,
        })
        return kept.wait ? tooManyMails(reply(429, { error: TOO_MANY }), kept.wait) : reply(200, null)
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),

    on('newsletter', {
      async answer({ json: { email, location }, world, reply }) {
        const kept = await keepSubscription(world, shopWith('gb'), {
          // the call names no store (spec 7): everybody is on the list of the default one
          store: 'gb',
          method: 'subscribe',
          email,
          phoneNumber: null,
          phoneCountryCode: null,
          lists: [],
          userId: null,
          source: location,
        })
        return kept.wait ? tooManyMails(reply(429, { error: TOO_MANY }), kept.wait) : reply(200, null)
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}

type Standing = {
  store: RegionCode
  method: 'subscribe' | 'unsubscribe'
  email: string | null
  phoneNumber: string | null
  phoneCountryCode: string | null
  lists: { channel: string; listId: string }[]
  userId: string | null
  source: string | null
}

const TOO_MANY = 'This address has been sent enough for now'

/**
 * One standing per person and store, whatever is asked how often; who is new gets the welcome code, once.
 * Answers with the seconds to wait where the code cannot be sent yet; then nothing is kept.
 */
function keepSubscription(world: World, shop: string, standing: Standing): Promise<{ wait: number }> {
  return world.serial(async () => {
    const { store, email, phoneNumber, method } = standing
    const at = world.clock.now().toISOString()
    const before = world.subscriptions.findFirst((q) => q.where({ store, email, phoneNumber }))
    if (before) {
      await world.subscriptions.update(before, { data: (kept) => void Object.assign(kept, standing, { at }) })
      return { wait: 0 }
    }
    const to = email ?? phoneNumber ?? ''
    const wait = method === 'subscribe' ? waitOf(world, to) : 0
    if (wait) return { wait }
    await world.subscriptions.create({ id: world.ids.next('subscription'), ...standing, at })
    if (method === 'subscribe') await sendMail(world, welcome(to, shop))
    return { wait: 0 }
  })
}

const welcome = (to: string, shop: string): Mail => ({
  kind: 'welcome',
  to,
  subject: `Your 10% off: ${WELCOME_CODE}`,
  text: `Good to have you with us.\n\nYour code for 10% off your first order is ${WELCOME_CODE}. Enter it at the checkout.`,
  links: [{ label: `Shop with ${WELCOME_CODE}`, href: shop }],
})
