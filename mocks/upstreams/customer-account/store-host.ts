/**
 * The request of a store's own host for one of its Customer Account API, which Shopify has on both. Any other request is
 * returned as it is.
 */
export function toAccountRequest(request: Request): Request {
  const url = new URL(request.url)
  const path = url.pathname.replace(/^\/shopify\/(\w+)\/customer\/api\//, '/customer-account/$1/customer/api/')
  if (path === url.pathname) return request
  url.pathname = path
  return new Request(url, request)
}
