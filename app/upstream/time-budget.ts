/** How long all upstream calls of one request may take together, in ms (OPS-10): a slow one and a second try after it. */
const BUDGET_MS = 8_000

const endByRequest = new WeakMap<Request, number>()

/** Returns what is left of the request's budget in ms, which begins with the first use. */
export function startBudget(request: Request): () => number {
  const end = endByRequest.get(request) ?? Date.now() + BUDGET_MS
  endByRequest.set(request, end)
  return () => end - Date.now()
}
