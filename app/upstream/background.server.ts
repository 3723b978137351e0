import { getRequest } from '@tanstack/react-start/server'

type WaitUntil = (work: Promise<unknown>) => void

const waitUntilByRequest = new WeakMap<Request, WaitUntil>()

/**
 * Registers how the platform lets work outlive its response (`waitUntil` on Workers). Without it, as in a Node process,
 * work simply continues.
 */
export function registerWaitUntil(request: Request, received: Request & { waitUntil?: unknown }): void {
  const { waitUntil } = received
  if (typeof waitUntil === 'function') waitUntilByRequest.set(request, (work) => waitUntil.call(received, work))
}

/** Lets work continue after the response is sent. It must not reject. */
export function runInBackground(work: Promise<void>): void {
  waitUntilByRequest.get(getRequest())?.(work)
}
