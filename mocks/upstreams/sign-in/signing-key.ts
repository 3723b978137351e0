/** The key that signs id tokens. */
export type SigningKey = {
  /** The public half, as published by the JWKS endpoint. */
  readonly jwk: { kty: 'RSA'; kid: string; use: 'sig'; alg: 'RS256'; n: string; e: string }
  /** Returns a JSON Web Token of claims, signed with RS256. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** Returns the claims of a token that this key has signed, else undefined. Does not check its expiry. */
  read(token: string): Promise<Record<string, unknown> | undefined>
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

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
async function createSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey(
    { ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const kid = base64url(await crypto.subtle.digest('SHA-256', Buffer.from(n))).slice(0, 16)

  return {
    jwk: { kty: 'RSA', kid, use: 'sig', alg: 'RS256', n, e },
    async sign(claims) {
      const text = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(claims)}`
      const signature = await crypto.subtle.sign(RS256, pair.privateKey, Buffer.from(text))
      return `${text}.${base64url(signature)}`
    },
    async read(token) {
      const [header = '', payload = '', signature = ''] = token.split('.')
      const text = Buffer.from(`${header}.${payload}`)
      const isValid = await crypto.subtle.verify(RS256, pair.publicKey, Buffer.from(signature, 'base64url'), text)
      return isValid ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined
    },
  }
}

const encode = (value: unknown) => base64url(Buffer.from(JSON.stringify(value)))

const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(bytes)).toString('base64url')
