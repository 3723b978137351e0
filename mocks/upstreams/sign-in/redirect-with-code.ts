import type { BrowserSessionRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { getGrants, type PendingRequest } from './grants.ts'
import { redirectToClient } from './redirect.ts'

/** Redirects a browser back with a code for the customer of its session. */
export function redirectWithCode(
  world: World,
  iss: string,
  request: PendingRequest,
  { id, customerId, signedInAt }: BrowserSessionRecord,
): Response {
  const authTime = Math.floor(Date.parse(signedInAt) / 1000)
  const code = getGrants(world).issueCode({ ...request, customerId, authTime, sid: id })
  return redirectToClient(request, iss, { code })
}
