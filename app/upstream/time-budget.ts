import { getRequestContext } from '#app/request-context.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    callsEndAt?: number
  }
}

/**
 * Returns what is left in ms of the time that all upstream calls of a request may take together (OPS-10), which begins with
 * the first use.
 */
export function startBudget(request: Request, budgetMs: number): () => number {
  const context = getRequestContext(request)
  context.callsEndAt ??= Date.now() + budgetMs
  const end = context.callsEndAt
  return () => end - Date.now()
}
