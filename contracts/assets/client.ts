import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createCall } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { AssetKey, operations as Operations } from './generated/types.ts'

/** CONT-02: "signed asset keys expire at most 172800 s ahead", which is two days. */
export const MAX_ASSET_KEY_SECONDS = 172_800

export type AssetsClient = ReturnType<typeof createAssetsClient>

/** Keys for the content service's embargoed files. They are asked for with the token that reads the entries. */
export function createAssetsClient({ token, ...http }: HttpOptions & { token: string }) {
  const call = createCall<Operations>(
    { upstream: 'assets', operations, guards },
    withHeaders(http, { authorization: `Bearer ${token}` }),
  )
  return {
    /** @param expiresAt At most MAX_ASSET_KEY_SECONDS ahead; further ahead is refused (UpstreamError 'status' 422). */
    createAssetKey: (expiresAt: Date, options?: CallOptions): Promise<AssetKey> =>
      call('createAssetKey', { json: { expiresAt: seconds(expiresAt) } }, { 201: (key) => key }, options),
  }
}

/** The address of an embargoed file as its key's holder may pass it on: good until `expiresAt`, never longer than the key. */
export async function signAssetUrl(url: string, { policy, secret }: AssetKey, expiresAt: Date): Promise<string> {
  const claims = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: url, exp: seconds(expiresAt) })}`
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes(claims)))
  const signed = new URL(url)
  signed.searchParams.set('token', `${claims}.${base64url(signature)}`)
  signed.searchParams.set('policy', policy)
  return signed.href
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const bytes = (text: string) => new TextEncoder().encode(text)
const encode = (value: unknown) => base64url(bytes(JSON.stringify(value)))

/** Bytes in base64 that need no escaping in a URL. Web-standard, so that it runs on Workers. */
const base64url = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
