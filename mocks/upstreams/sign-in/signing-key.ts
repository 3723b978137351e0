import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** The key that signs id tokens. */
export type SigningKey = Awaited<ReturnType<typeof createSigningKey>>

let key: Promise<SigningKey> | undefined

/** The key of this process, created on first use. */
export function getSigningKey(): Promise<SigningKey> {
  key ??= createSigningKey()
  return key
}

/**
 * Creates a new key per process, so that no private key is in the repository. Tokens from before a restart are invalid
 * after it.
 */
async function createSigningKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const kid = (await calculateJwkThumbprint(publicKey)).slice(0, 16)
  return {
    /** The public half, as published by the JWKS endpoint. */
    jwk: { ...(await exportJWK(publicKey)), kty: 'RSA', kid, use: 'sig', alg: 'RS256' },
    /** Returns a JSON Web Token of claims. */
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey),
    /** Returns the claims of a token that this key has signed, also after its expiry; else undefined. */
    read: (token: string) =>
      jwtVerify(token, publicKey, { currentDate: new Date(0) }).then(
        ({ payload }) => payload,
        () => undefined,
      ),
  }
}
