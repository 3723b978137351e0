import type { RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/regions.ts'
import { sendMail } from '../../world/send-mail.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import { wholeMoney } from '../shopify/money.ts'
import { discountCode } from '../shopify/pricing/discount-codes.ts'
import type { UpstreamContext } from '../upstream.ts'
import { tooManyMails, waitOf } from './mail-limit.ts'
import type { BackendOperations } from './operations.ts'

/** What a referred friend gets; the simulated store honours it. */
const FRIEND_CODE = 'FRIEND20'

/** Invites a friend by mail, and gives the sender a link to share. */
export function referAFriendHandlers(on: BackendOperations, { storefront }: UpstreamContext): RequestHandler[] {
  return [
    on('referAFriend', {
      async answer({ path: { store }, json: { name, email, friend_email, message }, world, reply }) {
        if (email.toLowerCase() === friend_email.toLowerCase())
          return reply(400, { error: 'A friend is somebody else: the two email addresses are the same' })
        const path = `/thank-your-friend?discount=${FRIEND_CODE}`
        const link = storefrontUrl(path, { storefront: storefront(), region: store })
        const wait = await world.serial(async () => {
          const wait = waitOf(world, friend_email)
          if (wait === 0)
            await sendMail(world, {
              kind: 'friend-invitation',
              to: friend_email,
              subject: 'A friend thinks you would look good in SPOKE',
              text: [`${name} sends you ${offerIn(store)}, with the code ${FRIEND_CODE}.`, message ?? '']
                .join('\n\n')
                .trim(),
              links: [{ label: 'Thank your friend', href: link }],
            })
          return wait
        })
        if (wait) return tooManyMails(reply(429, { error: 'Your friend has been sent enough for now' }), wait)
        return reply(201, { code: FRIEND_CODE, link })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}

/** '£20 off when you spend £100', from what the store's checkout makes of the code. */
function offerIn(region: RegionCode): string {
  const gift = discountCode(FRIEND_CODE)
  return gift?.kind === 'amount'
    ? `${wholeMoney(gift.amount[region], region)} off when you spend ${wholeMoney(gift.minimum[region], region)}`
    : 'something off'
}
