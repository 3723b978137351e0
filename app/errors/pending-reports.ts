import { getRequestContext } from '#app/request-context.ts'

/** How long a response waits for its reports, in ms. A platform may end a request with its response. */
const MAX_WAIT_MS = 300

declare module '#app/request-context.ts' {
  interface RequestContext {
    pendingReports?: Promise<unknown>[]
  }
}

/** Adds a report that is being sent for a request. */
export function addPendingReport(request: Request, sending: Promise<unknown>): void {
  const context = getRequestContext(request)
  context.pendingReports = [...(context.pendingReports ?? []), sending]
}

/** Resolves when a request's reports are sent, have failed or take too long. */
export async function waitForReports(request: Request): Promise<void> {
  const { pendingReports } = getRequestContext(request)
  if (!pendingReports) return
  await Promise.race([Promise.allSettled(pendingReports), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
