import { getRequest } from '@tanstack/react-start/server'
import { getRequestContext } from '#app/request-context.ts'

type WaitUntil = (work: Promise<unknown>) => void

declare module '#app/request-context.ts' {
  interface RequestContext {
    waitUntil?: WaitUntil
  }
}

/**
 * Registers how the platform lets work outlive its response (`waitUntil` on Workers). Without it, as in a Node process,
 * work simply continues.
 */
export function registerWaitUntil(request: Request, received: Request & { waitUntil?: unknown }): void {
  const { waitUntil } = received
  if (typeof waitUntil === 'function') getRequestContext(request).waitUntil = (work) => waitUntil.call(received, work)
}

/** Lets work continue after the response is sent. It must not reject. */
export function runInBackground(work: Promise<void>): void {
  getRequestContext(getRequest()).waitUntil?.(work)
}
