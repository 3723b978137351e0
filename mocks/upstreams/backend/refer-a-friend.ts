import type { RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { sendMail } from '../../world/send-mail.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { formatWholePrice } from '../shopify/money.ts'
import { FRIEND_CODE, findDiscount } from '../shopify/pricing/discount-codes.ts'
import type { UpstreamContext } from '../upstream.ts'
import { addRetryAfter, getMailWaitSeconds } from './mail-limit.ts'
import type { BackendOperations } from './operations.ts'

/** Creates the handler that invites a friend by mail and returns a link to share. */
export function createReferAFriendHandlers(on: BackendOperations, { storefront }: UpstreamContext): RequestHandler[] {
  return [
    on('referAFriend', {
      async respond({ path: { store }, json: { name, email, friend_email, message }, world, reply }) {
        if (email.toLowerCase() === friend_email.toLowerCase())
          return reply(400, { error: 'The two email addresses must be different' })
        const path = `/thank-your-friend?discount=${FRIEND_CODE}`
        const link = getStorefrontUrl(path, { storefront: storefront(store) })
        const wait = await world.runExclusive(async () => {
          const wait = getMailWaitSeconds(world, friend_email)
          if (wait === 0)
            await sendMail(world, {
              kind: 'friend-invitation',
              to: friend_email,
              subject: 'A friend thinks you would look good in SPOKE',
              text: [`${name} sends you ${describeOffer(store)}, with the code ${FRIEND_CODE}.`, message ?? '']
                .join('\n\n')
                .trim(),
              typed: [name, message ?? ''].filter((words) => words.trim() !== ''),
              links: [{ label: 'Thank your friend', href: link }],
            })
          return wait
        })
        if (wait)
          return addRetryAfter(
            reply(429, { error: 'Too many mails were sent to this address. Try again later.' }),
            wait,
          )
        return reply(201, { code: FRIEND_CODE, link })
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}

/** '£20 off when you spend £100', from the terms of the discount code. */
function describeOffer(region: RegionCode): string {
  const discount = findDiscount(FRIEND_CODE)
  return discount?.kind === 'amount'
    ? `${formatWholePrice(discount.amount[region], region)} off when you spend ${formatWholePrice(discount.minimum[region], region)}`
    : 'something off'
}
