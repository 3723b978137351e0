/** The names of the headers, in lower case. */
export const SHOPIFY = {
  signature: 'x-shopify-hmac-sha256',
  topic: 'x-shopify-topic',
  shop: 'x-shopify-shop-domain',
  id: 'x-shopify-webhook-id',
  triggeredAt: 'x-shopify-triggered-at',
} as const
/** The names of the headers, in lower case. */
export const CONTENT = {
  signature: 'x-contentful-signature',
  signedHeaders: 'x-contentful-signed-headers',
  timestamp: 'x-contentful-timestamp',
  topic: 'x-contentful-topic',
} as const

/** The signature of a Shopify webhook: base64 of the HMAC-SHA256 of its body. */
export const signShopifyWebhook = async (secret: string, body: string): Promise<string> =>
  btoa(String.fromCharCode(...(await sign(secret, body))))

/** Whether a Shopify webhook was signed with the secret, compared in constant time. */
export const isShopifySignature = (secret: string, body: string, signature: string): Promise<boolean> =>
  verify(secret, body, fromBase64(signature))

/** What the content service signs. `headers` are the signed ones, in the order in which they are named. */
type ContentRequest = { path: string; headers: readonly (readonly [name: string, value: string])[]; body: string }

/** The signature of a webhook of the content service, in hexadecimal. */
export const signContentWebhook = async (secret: string, request: ContentRequest): Promise<string> =>
  [...(await sign(secret, toCanonical(request)))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a webhook of the content service was signed with the secret, compared in constant time. */
export const isContentSignature = (secret: string, request: ContentRequest, signature: string): Promise<boolean> =>
  verify(secret, toCanonical(request), fromHex(signature))

const toCanonical = ({ path, headers, body }: ContentRequest): string =>
  ['POST', path, headers.map(([name, value]) => `${name}:${value}`).join(';'), body].join('\n')

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const sign = async (secret: string, text: string) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(secret), encode(text)))

const verify = async (secret: string, text: string, signature: Uint8Array<ArrayBuffer> | null): Promise<boolean> =>
  signature !== null && crypto.subtle.verify('HMAC', await importKey(secret), signature, encode(text))

const encode = (text: string) => new TextEncoder().encode(text)

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) return null
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
