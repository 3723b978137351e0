import { CookieJar } from 'tough-cookie'
import { Agent, fetch as fetchFrom } from 'undici'
import type { Tally } from './tally.ts'

/** How long a shopper waits at most, in ms, so that a request that hangs is counted and not waited for. */
const PATIENCE_MS = 60_000

/** The browser of one shopper: his address, his cookies, and an eye on what he is shown. */
export type Connection = {
  fetch(url: string, init?: RequestInit): Promise<Response>
  getCookie(url: string, name: string): Promise<string | undefined>
  close(): Promise<void>
}

/** The name that a shopper leaves in his cart, by which he is known where he must not be. */
export const nameShopper = (number: number): string => `soak-shopper-${number}-`
const ANY_NAME = /soak-shopper-\d+-/g

/** Opens the browser of a shopper. Each has an address of its own on the loopback interface, so that limits tell them apart. */
export function openConnection(number: number, tally: Tally): Connection {
  const agent = new Agent({ connect: { localAddress: toAddress(number) }, headersTimeout: 0, bodyTimeout: 0 })
  const jar = new CookieJar()
  return {
    async fetch(url, init = {}) {
      const startedAt = performance.now()
      const method = init.method ?? 'GET'
      const what = `${method} ${new URL(url).pathname}`
      const count = (status: number, from = '') =>
        tally.countResponse({ status, ms: performance.now() - startedAt, what: what + from })
      const headers = new Headers(init.headers)
      headers.set('cookie', await jar.getCookieString(url))
      headers.set('sec-fetch-site', 'same-origin')
      try {
        const response = await fetchFrom(url, {
          method,
          headers: [...headers],
          body: typeof init.body === 'string' ? init.body : null,
          redirect: 'manual',
          dispatcher: agent,
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const text = await response.text()
        count(response.status, ` (Varnish ${response.headers.get('x-front')}, shop ${response.headers.get('x-cache')})`)
        for (const cookie of response.headers.getSetCookie()) await jar.setCookie(cookie, url, { ignoreError: true })
        const others = (text.match(ANY_NAME) ?? []).filter((name) => name !== nameShopper(number))
        if (others.length > 0)
          tally.breach('a page of another shopper', `${what}: ${others[0]} shown to ${nameShopper(number)}`)
        return new Response([204, 304].includes(response.status) ? null : text, {
          status: response.status,
          headers: [...response.headers],
        })
      } catch (error) {
        count(0)
        throw error
      }
    },
    getCookie: async (url, name) => (await jar.getCookies(url)).find(({ key }) => key === name)?.value,
    close: () => agent.destroy(),
  }
}

/** 127.1.0.1 and on. */
const toAddress = (number: number) =>
  `127.${1 + Math.floor(number / 60_000)}.${Math.floor(number / 250) % 240}.${1 + (number % 250)}`
