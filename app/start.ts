import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { getPreviewHeaders } from './content/preview/is-preview.ts'

/**
 * Rejects cross-site server function calls and POST requests. Start checks server functions itself only if an app has no
 * start.ts, so this is needed here.
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === 'serverFn' || request.method === 'POST',
})

/** Sends the preview header with server function calls, so that a preview reads drafts (NAV-18). */
const preview = createMiddleware({ type: 'function' }).client(({ next }) => next({ headers: getPreviewHeaders() }))

/** The middleware of TanStack Start, which imports this name. */
export const startInstance = createStart(() => ({ requestMiddleware: [csrf], functionMiddleware: [preview] }))
