import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi'
import type { PendingSignIn } from './sign-in-machine.ts'

/** Spec 7: "Nonce: 16 alphanumeric characters". */
const NONCE_LENGTH = 16
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Creates the secrets of one sign-in and their S256 challenge. Spec 7: the verifier is 32 random bytes, URL-safe encoded. */
export async function createAuthorizationRequest(): Promise<{ pending: PendingSignIn; codeChallenge: string }> {
  const verifier = generateRandomCodeVerifier()
  const pending = { verifier, state: generateRandomState(), nonce: generateNonce(NONCE_LENGTH) }
  return { pending, codeChallenge: await calculatePKCECodeChallenge(verifier) }
}

/** Random letters and digits, all equally likely: bytes above the last multiple of 62 are drawn again. */
export function generateNonce(length: number): string {
  const limit = 256 - (256 % ALPHANUMERIC.length)
  let nonce = ''
  while (nonce.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && nonce.length < length) nonce += ALPHANUMERIC[byte % ALPHANUMERIC.length]
  }
  return nonce
}
