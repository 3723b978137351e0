import { expect, test } from 'vitest'
import { collectMethods, refuseMethod } from './early-responses.ts'

const methods = collectMethods([
  { options: { path: '/cart', component: () => null, server: { handlers: { POST: () => null } } } },
  { options: { path: '/country', server: { handlers: { POST: () => null } } } },
  { options: { path: '/robots.txt', server: { handlers: { GET: () => null } } } },
  { options: { path: '/search' } },
  { options: { path: '/api/hooks/$region', server: { handlers: { POST: () => null } } } },
])

test.each([
  ['GET', '/cart'],
  ['POST', '/cart'],
  ['HEAD', '/robots.txt'],
  ['POST', '/country'],
  ['POST', '/api/hooks/gb'],
  ['GET', '/search'],
  ['GET', '/products/heroes-navy'],
])('%s %s is taken', (method, path) => {
  expect(refuseMethod(method, path, methods)).toBeUndefined()
})

test.each([
  ['POST', '/products/heroes-navy', 'GET, HEAD'],
  ['PUT', '/cart', 'GET, HEAD, POST'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['GET', '/country', 'POST'],
  ['GET', '/api/hooks/gb', 'POST'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['PROPFIND', '/search', 'GET, HEAD'],
])('%s %s is refused with the methods of its path [OPS-04]', (method, path, allow) => {
  const response = refuseMethod(method, path, methods)
  expect([response?.status, response?.headers.get('allow')]).toEqual([405, allow])
})
