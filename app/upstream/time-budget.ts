const endByRequest = new WeakMap<Request, number>()

/**
 * Returns what is left in ms of the time that all upstream calls of a request may take together (OPS-10), which begins with
 * the first use.
 */
export function startBudget(request: Request, budgetMs: number): () => number {
  const end = endByRequest.get(request) ?? Date.now() + budgetMs
  endByRequest.set(request, end)
  return () => end - Date.now()
}
