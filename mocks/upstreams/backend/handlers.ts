import type { RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'
import { createAddressCheckHandlers } from './address-checks.ts'
import { createMailingListHandlers } from './mailing-list.ts'
import { createBackendUpstream } from './operations.ts'
import { createProductHandlers } from './products.ts'
import { createQuestionnaireHandlers } from './questionnaires.ts'
import { createReferAFriendHandlers } from './refer-a-friend.ts'
import { createReturnsHandlers } from './returns/handlers.ts'
import { createStockRequestHandlers } from './stock-requests.ts'
import { createTrackOrderHandlers } from './track-order.ts'

/** Creates the handlers of the shop's own backend API (contracts/backend). */
export function createBackendApiHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createBackendUpstream(context)
  return [
    ...createProductHandlers(on, context),
    ...createMailingListHandlers(on, context),
    ...createQuestionnaireHandlers(on),
    ...createReferAFriendHandlers(on, context),
    ...createStockRequestHandlers(on),
    ...createAddressCheckHandlers(on),
    ...createReturnsHandlers(on, context),
    ...createTrackOrderHandlers(on, context),
  ]
}
