/**
 * The data of a request while it is handled. A module adds its field beside the code that reads it (`declare module`); each is
 * optional, because no request passes through all modules.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, so that departments can add to it
export interface RequestContext {}

const contexts = new WeakMap<Request, RequestContext>()

/** Returns the context of a request, always the same object. */
export function getRequestContext(request: Request): RequestContext {
  const existing = contexts.get(request)
  if (existing) return existing
  const created: RequestContext = {}
  contexts.set(request, created)
  return created
}
