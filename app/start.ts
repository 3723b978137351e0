import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

/**
 * Only our own pages may change anything: server functions and posted forms are refused from elsewhere.
 * (Start guards server functions by itself only while there is no file like this one.)
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === 'serverFn' || request.method === 'POST',
})

export const startInstance = createStart(() => ({ requestMiddleware: [csrf] }))
