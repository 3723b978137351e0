import { CONTENT, isContentSignature, isShopifySignature, SHOPIFY } from '#contracts/webhooks/signatures.ts'

/** Whether the body carries the signature of the store's secret. Shopify signs the body and no header. */
export const isSignedByShopify = (secret: string, body: string, headers: Headers): Promise<boolean> =>
  isShopifySignature(secret, body, headers.get(SHOPIFY.signature) ?? '')

/** Whether path, headers and body carry the signature of the content service. */
export async function isSignedByContent(
  secret: string,
  { path, body }: { path: string; body: string },
  headers: Headers,
): Promise<boolean> {
  const names = (headers.get(CONTENT.signedHeaders) ?? '').toLowerCase().split(',')
  if (!names.every((name) => HEADER_NAME.test(name.trim()))) return false
  const signed = names.map((name) => [name, (headers.get(name.trim()) ?? '').trim()] as const)
  return isContentSignature(secret, { path, headers: signed, body }, headers.get(CONTENT.signature) ?? '')
}

/** RFC 9110, 5.6.2: a token; asking for another name would throw. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
