const HMAC: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Creates a hash for the keys of limits (HMAC-SHA-256), since a plain hash of an email address can be guessed. Instances that
 * share a store share its `secret`; without one it is made for this process, at the first call, because Workers allow no
 * randomness before a request.
 */
export function createKeyHash(secret?: string): (text: string) => Promise<string> {
  let key: CryptoKey | undefined
  return async (text) => {
    const created = key ?? (await createKey(secret))
    key ??= created
    const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(signature)))
  }
}

const createKey = (secret: string | undefined): Promise<CryptoKey> =>
  secret === undefined
    ? crypto.subtle.generateKey(HMAC, false, ['sign'])
    : crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign'])
