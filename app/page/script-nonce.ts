import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getRequestContext } from '#app/request-context.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    nonce?: string
  }
}

/**
 * The nonce that marks the inline scripts and styles of one rendering, so that `finish-page.ts` can tell them from
 * injected ones. It is removed before the page is sent.
 */
export function getRequestNonce(request: Request): string {
  const context = getRequestContext(request)
  // takes its randomness from a buffer, where createRandomUuid costs 1.4 % of a page
  context.nonce ??= crypto.randomUUID()
  return context.nonce
}

/** The nonce of the request that is being rendered; undefined in the browser. */
export const getNonce = createIsomorphicFn()
  .server((): string | undefined => getRequestNonce(getRequest()))
  .client((): string | undefined => undefined)
