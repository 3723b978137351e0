/** How long a preview link lets its browser see drafts, in seconds. */
export const PREVIEW_SECONDS = 60 * 60

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** Creates a preview pass: its expiry in milliseconds since 1970, and the HMAC of that with the preview key. */
export async function createPreviewPass(previewKey: string, now = Date.now()): Promise<string> {
  const endsAt = String(now + PREVIEW_SECONDS * 1000)
  const signature = await crypto.subtle.sign(HMAC, await importKey(previewKey), toBytes(endsAt))
  return `${endsAt}.${[...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Whether a pass was signed with the preview key and has not expired. Takes the same time for every wrong signature. */
export async function isPreviewPass(pass: string, previewKey: string, now = Date.now()): Promise<boolean> {
  const [, endsAt = '', signature = ''] = /^(\d{13})\.([0-9a-f]{64})$/.exec(pass) ?? []
  if (!(Number(endsAt) > now)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return crypto.subtle.verify(HMAC, await importKey(previewKey), bytes, toBytes(endsAt))
}

/** Whether a key is the preview key. Compares signatures, so that the time it takes reveals nothing about the key. */
export async function isPreviewKey(key: string, previewKey: string): Promise<boolean> {
  const hmac = await importKey(previewKey)
  return crypto.subtle.verify(HMAC, hmac, await crypto.subtle.sign(HMAC, hmac, toBytes(key)), toBytes(previewKey))
}

const toBytes = (text: string) => new TextEncoder().encode(text)

const importKey = (key: string) => crypto.subtle.importKey('raw', toBytes(key), HMAC, false, ['sign', 'verify'])
