import { getRequest } from '@tanstack/react-start/server'

type KeepAlive = (work: Promise<unknown>) => void

const keepers = new WeakMap<Request, KeepAlive>()

/**
 * Notes how the platform lets a request's work outlive its answer (`waitUntil` on Workers). Where it says nothing, as in
 * a Node process, work simply goes on.
 */
export function noteWaitUntil(request: Request, received: Request & { waitUntil?: unknown }): void {
  const { waitUntil } = received
  if (typeof waitUntil === 'function') keepers.set(request, (work) => waitUntil.call(received, work))
}

/** Goes on with work after the answer is out. It must not reject. */
export function inBackground(work: Promise<void>): void {
  keepers.get(getRequest())?.(work)
}
