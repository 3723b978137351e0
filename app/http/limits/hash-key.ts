let keyOfProcess: CryptoKey | undefined

/**
 * Hashes the key of a limit with a secret of this process (HMAC-SHA-256), since a plain hash of an email address can be
 * guessed. The secret is made at the first call, because Workers allow no randomness before a request.
 */
export async function hashKey(text: string): Promise<string> {
  const created = keyOfProcess ?? (await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']))
  keyOfProcess ??= created
  const signature = await crypto.subtle.sign('HMAC', keyOfProcess, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}
