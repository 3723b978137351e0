/** Two years; the browsers' preload lists ask for one. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/**
 * Headers of every response of the shop: pages, files, redirects and errors, from the app and from the server around it.
 * `isTls` is whether the public origin is https; the content security policy of pages is made for each page.
 */
export const getSecurityHeaders = ({ isTls }: { isTls: boolean }): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isTls ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}),
})
