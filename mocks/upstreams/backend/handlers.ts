import type { RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'
import { addressCheckHandlers } from './address-checks.ts'
import { goodsHandlers } from './goods.ts'
import { mailingListHandlers } from './mailing-list.ts'
import { backendOperations } from './operations.ts'
import { questionnaireHandlers } from './questionnaires.ts'
import { referAFriendHandlers } from './refer-a-friend.ts'
import { returnsHandlers } from './returns.ts'
import { stockRequestHandlers } from './stock-requests.ts'

/** The shop's own backend API: every call of contracts/backend. */
export function createBackendApiHandlers(context: UpstreamContext): RequestHandler[] {
  const on = backendOperations(context)
  return [
    ...goodsHandlers(on, context),
    ...mailingListHandlers(on, context),
    ...questionnaireHandlers(on),
    ...referAFriendHandlers(on, context),
    ...stockRequestHandlers(on),
    ...addressCheckHandlers(on),
    ...returnsHandlers(on, context),
  ]
}
