import { createHash } from 'node:crypto'

/** RFC 7636, 4.1: a verifier is 43 to 128 unreserved characters. */
const VERIFIER = /^[\w.~-]{43,128}$/
/** A SHA-256 hash in base64url, which is 43 characters long. */
export const CHALLENGE = /^[\w-]{43}$/

/** Whether a code verifier belongs to a challenge (RFC 7636, method S256). Without a challenge there must be none. */
export function matchesChallenge(verifier: string | undefined, challenge: string | undefined): boolean {
  if (verifier === undefined || challenge === undefined) return verifier === challenge
  return VERIFIER.test(verifier) && getChallenge(verifier) === challenge
}

/** The S256 challenge of a verifier. */
export const getChallenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
