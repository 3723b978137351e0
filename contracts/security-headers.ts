/** Two years; the browsers' preload lists ask for one. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** The policy of whatever is no page, and so has none of its own. */
export const NO_FRAMES = { 'content-security-policy': "frame-ancestors 'none'" } as const

/**
 * Headers of every response of the shop: pages, files, redirects and errors, from the app and from the server around it.
 * `isTls` is whether the public origin is https. A page has a policy of its own in place of this one.
 */
export const getSecurityHeaders = ({ isTls }: { isTls: boolean }): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...NO_FRAMES,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isTls ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}),
})
