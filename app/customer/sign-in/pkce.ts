/** What one sign-in sets out with. The verifier stays in the browser until the code comes back (RFC 7636). */
export type Departure = { verifier: string; state: string; nonce: string }

/** Spec 7: "32 random bytes, URL-safe encoded", "16 alphanumeric characters". */
const VERIFIER_BYTES = 32
const NONCE_LENGTH = 16
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const newDeparture = (): Departure => ({
  verifier: base64url(random(VERIFIER_BYTES)),
  state: base64url(random(VERIFIER_BYTES)),
  nonce: alphanumeric(NONCE_LENGTH),
})

/** S256: the SHA-256 of the verifier. */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/** Random letters and digits, each as likely as the others: bytes beyond the last whole multiple of 62 are drawn again. */
export function alphanumeric(length: number): string {
  const limit = 256 - (256 % ALPHANUMERIC.length)
  let text = ''
  while (text.length < length) {
    for (const byte of random(length))
      if (byte < limit && text.length < length) text += ALPHANUMERIC[byte % ALPHANUMERIC.length]
  }
  return text
}

/** Base64 that needs no escaping in an address, without padding (RFC 4648, 5). */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
