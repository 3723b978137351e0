const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Two years, the minimum of the browsers' preload lists is one. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** Sets the headers that every response carries; the content security policy of pages is set apart. */
export function setSecurityHeaders(headers: Headers, { isTls }: { isTls: boolean }): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  if (isTls) headers.set('strict-transport-security', STRICT_TRANSPORT_SECURITY)
}
