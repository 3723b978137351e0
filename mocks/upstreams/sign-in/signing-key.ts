/** What the sign-in service signs its id tokens with, and what a client checks them by. */
export type SigningKey = {
  /** The public half, as published by the JWKS endpoint. */
  readonly jwk: { kty: 'RSA'; kid: string; use: 'sig'; alg: 'RS256'; n: string; e: string }
  /** A JSON Web Token of these claims, signed RS256. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** The claims of a token that this key has signed, else undefined. Does not look at its expiry. */
  read(token: string): Promise<Record<string, unknown> | undefined>
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

let key: Promise<SigningKey> | undefined

/** The key of this process, made when it is first needed. */
export function signingKey(): Promise<SigningKey> {
  key ??= createSigningKey()
  return key
}

/**
 * A key of its own for every process: a private key kept in the repository would sooner or later be trusted by somebody.
 * Tokens from before a restart are therefore not recognised after it.
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
      const ours = await crypto.subtle.verify(RS256, pair.publicKey, Buffer.from(signature, 'base64url'), text)
      return ours ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined
    },
  }
}

const encode = (value: unknown) => base64url(Buffer.from(JSON.stringify(value)))

/** Bytes in base64 that need no escaping in a URL. */
const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(bytes)).toString('base64url')
