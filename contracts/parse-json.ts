import { type HttpResponse, UpstreamError } from './http.ts'
import { findJsonError } from './json-error.ts'

type Json = {
  upstream: string
  operation: string
  response: HttpResponse
  /** A part of the response's body, which begins there at `offset`. Default: all of it. */
  bytes?: Uint8Array<ArrayBuffer>
  offset?: number | undefined
}

/**
 * Parses JSON; null for an empty text. Throws UpstreamError 'malformed' with the place, type and length, and never with a
 * part of the text, which may be a token.
 */
export function parseJson({ upstream, operation, response, bytes = response.bytes, offset = 0 }: Json): unknown {
  try {
    return parse(bytes)
  } catch (cause) {
    const problem = cause instanceof SyntaxError ? `not JSON at byte ${offset + findJsonError(bytes)}` : 'not in UTF-8'
    const { status, contentType } = response
    const detail = `the response is ${problem} (${describeType(contentType)}, ${response.bytes.length} bytes)`
    throw new UpstreamError({ upstream, operation, kind: 'malformed', status, detail })
  }
}

/** Parses JSON; undefined for anything else. */
export function parseLeniently(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return parse(bytes)
  } catch {
    return undefined
  }
}

function parse(bytes: Uint8Array<ArrayBuffer>): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  return text.trim() === '' ? null : JSON.parse(text)
}

/** The media type without its parameters. */
const describeType = (contentType: string | null): string =>
  /^[a-z]{1,20}\/[a-z0-9.+-]{1,40}(?=\s*(?:;|$))/i.exec(contentType ?? '')?.[0].toLowerCase() ?? 'no type'
