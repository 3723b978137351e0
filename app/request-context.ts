/**
 * What is known of a request while it is answered. Whoever learns something adds a field beside the code that reads it
 * (`declare module`); each is optional, because no request passes all of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, so that departments can add to it
export interface RequestContext {}

const contexts = new WeakMap<Request, RequestContext>()

/** The context of a request: one object, wherever it is asked for. */
export function getRequestContext(request: Request): RequestContext {
  const existing = contexts.get(request)
  if (existing) return existing
  const created: RequestContext = {}
  contexts.set(request, created)
  return created
}
