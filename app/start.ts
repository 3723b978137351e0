import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { previewHeaders } from './content/preview/previewing.ts'

/**
 * Only our own pages may change anything: server functions and posted forms are refused from elsewhere.
 * (Start guards server functions by itself only while there is no file like this one.)
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === 'serverFn' || request.method === 'POST',
})

/** A page that shows drafts asks for drafts wherever it leads (NAV-18). */
const drafts = createMiddleware({ type: 'function' }).client(({ next }) => next({ headers: previewHeaders() }))

export const startInstance = createStart(() => ({ requestMiddleware: [csrf], functionMiddleware: [drafts] }))
