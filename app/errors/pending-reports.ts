/** How long an answer waits for its reports to leave, in ms. A platform may end the request with its answer. */
const PATIENCE_MS = 300

const pending = new WeakMap<Request, Promise<unknown>[]>()

/** Remembers that a report is on its way for a request. */
export function reportPending(request: Request, sending: Promise<unknown>): void {
  pending.set(request, [...(pending.get(request) ?? []), sending])
}

/** Settles when a request's reports have left, failed or taken too long. */
export async function reportsSent(request: Request): Promise<void> {
  const sending = pending.get(request)
  if (!sending) return
  await Promise.race([Promise.allSettled(sending), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
