/** How long a response waits for its reports, in ms. A platform may end a request with its response. */
const MAX_WAIT_MS = 300

const pendingByRequest = new WeakMap<Request, Promise<unknown>[]>()

/** Adds a report that is being sent for a request. */
export function addPendingReport(request: Request, sending: Promise<unknown>): void {
  pendingByRequest.set(request, [...(pendingByRequest.get(request) ?? []), sending])
}

/** Resolves when a request's reports are sent, have failed or take too long. */
export async function waitForReports(request: Request): Promise<void> {
  const pending = pendingByRequest.get(request)
  if (!pending) return
  await Promise.race([Promise.allSettled(pending), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
