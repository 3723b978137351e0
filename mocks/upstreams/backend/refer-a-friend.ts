import type { RequestHandler } from 'msw'
import { sendMail } from '../../world/send-mail.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import type { UpstreamContext } from '../upstream.ts'
import type { BackendOperations } from './operations.ts'

/** What a referred friend gets; the simulated store honours it. */
const FRIEND_CODE = 'FRIEND20'

/** Invites a friend by mail, and gives the sender a link to share. */
export function referAFriendHandlers(on: BackendOperations, { storefront }: UpstreamContext): RequestHandler[] {
  return [
    on('referAFriend', {
      async answer({ path: { store }, json: { email, friend_email }, world, reply }) {
        if (email.toLowerCase() === friend_email.toLowerCase())
          return reply(400, { error: 'A friend is somebody else: the two email addresses are the same' })
        const path = `/thank-your-friend?discount=${FRIEND_CODE}`
        const link = storefrontUrl(path, { storefront: storefront(), region: store })
        await sendMail(world, {
          kind: 'friend-invitation',
          to: friend_email,
          subject: 'A friend thinks you would look good in SPOKE',
          text: `A friend of yours wears SPOKE and thinks that you should. Here is a little something towards your first order: ${FRIEND_CODE}`,
          links: [{ label: 'Thank your friend', href: link }],
        })
        return reply(201, { code: FRIEND_CODE, link })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}
