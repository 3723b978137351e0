import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createRestCall } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { AssetKey, operations as Operations } from './generated/types.ts'

/** CONT-02: "signed asset keys expire at most 172800 s ahead", which is two days. */
export const MAX_ASSET_KEY_SECONDS = 172_800

/** Creates keys for the content service's embargoed files, with the token that reads its entries. */
export function createAssetsClient({ token, ...http }: HttpOptions & { token: string }) {
  const call = createRestCall<Operations>(
    { upstream: 'assets', operations, guards, assumed },
    withHeaders(http, { authorization: `Bearer ${token}` }),
  )
  return {
    /** @param expiresAt At most MAX_ASSET_KEY_SECONDS ahead; further ahead is refused (UpstreamError 'status' 422). */
    createAssetKey: (expiresAt: Date, options?: CallOptions): Promise<AssetKey> =>
      call('createAssetKey', { json: { expiresAt: toSeconds(expiresAt) } }, { 201: (key) => key }, options),
  }
}

/** Signs the URL of an embargoed file until `expiresAt`, at most as long as the key is valid. */
export async function signAssetUrl(url: string, { policy, secret }: AssetKey, expiresAt: Date): Promise<string> {
  const claims = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson({ sub: url, exp: toSeconds(expiresAt) })}`
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', toBytes(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, toBytes(claims)))
  const signed = new URL(url)
  signed.searchParams.set('token', `${claims}.${toBase64Url(signature)}`)
  signed.searchParams.set('policy', policy)
  return signed.href
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)
const toBytes = (text: string) => new TextEncoder().encode(text)
const encodeJson = (value: unknown) => toBase64Url(toBytes(JSON.stringify(value)))

/** Encodes bytes in base64url. Web-standard APIs only, so that it runs on Workers. */
const toBase64Url = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
