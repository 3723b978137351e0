import type { IncomingMessage } from 'node:http'

/** The addresses of the shop that belong to the simulated backend; no page of the shop is there. */
const ARRIVAL_PATH = '/__spoke/'

/** Headers by which the backend knows pages of other origins. */
const ORIGIN_HEADERS = ['origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'] as const

/** Whether a path of the shop is to be forwarded. `fetch` resolves `..`, so that a path could lead out of the folder. */
export const isArrival = (path: string | undefined): boolean =>
  path?.startsWith(ARRIVAL_PATH) === true && new URL(path, 'http://shop').pathname.startsWith(ARRIVAL_PATH)

/**
 * The backend's response to a request for the arrival page, which then sets cookies and storage of the shop's own origin.
 * Rejects when the backend does not respond.
 */
export function forwardArrival(backend: string, { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  const forwarded = new Headers()
  for (const name of ORIGIN_HEADERS) if (headers[name] !== undefined) forwarded.set(name, String(headers[name]))
  return fetch(backend + url, { headers: forwarded, redirect: 'manual' })
}
