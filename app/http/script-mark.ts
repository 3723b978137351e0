import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

const marks = new WeakMap<Request, string>()

/**
 * A secret word that marks the scripts the framework itself wrote into a page, so that `hashMarked` can tell them
 * from anything injected. It is rubbed out before the page leaves: visitors only ever see hashes.
 */
export function markOf(request: Request): string {
  const known = marks.get(request)
  if (known) return known
  const mark = crypto.randomUUID()
  marks.set(request, mark)
  return mark
}

/** The mark of the request being rendered; the browser has none. */
export const scriptMark = createIsomorphicFn()
  .server((): string | undefined => markOf(getRequest()))
  .client((): string | undefined => undefined)
