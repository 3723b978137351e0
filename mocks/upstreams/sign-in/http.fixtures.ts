import { createSimulatedBackend } from '../../backend.ts'
import { serve } from '../../server.ts'
import { createCookieJar } from './cookie-jar.fixtures.ts'

/** The shop that clients are redirected to. */
export const SHOP = 'http://localhost:3000'

/** A simulated backend on a port of its own, for libraries that make their own requests. */
export async function serveSignIn() {
  const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
  const server = await serve(backend, { port: 0 })
  let worldCount = 0

  /** A world, and a browser that keeps cookies in it. */
  function createVisit() {
    worldCount += 1
    const world = backend.worlds.get(`oidc-${worldCount}`)
    const baggage = `spoke.world=${world.id}`
    const jar = createCookieJar()
    const browse = async (url: string | URL, init: RequestInit = {}) => {
      const response = await fetch(url, { ...init, headers: { baggage, cookie: jar.toHeader() }, redirect: 'manual' })
      jar.keep(response)
      return response
    }
    /** Submits the page of an authorization URL and returns the URL of the redirect. */
    async function consent(page: URL, decision: 'continue' | 'decline' = 'continue', email = 'ann@example.com') {
      const request = /name="request" value="([^"]+)"/.exec(await (await browse(page)).text())?.[1] ?? ''
      const body = new URLSearchParams({ request, decision, email })
      return getRedirect(await browse(`${server.origin}/sign-in/gb/oauth/consent`, { method: 'POST', body }))
    }
    return { world, baggage, browse, consent }
  }

  return {
    issuer: new URL(`${server.origin}/sign-in/gb`),
    createVisit,
    async close() {
      await server.close()
      await backend.close()
    },
  }
}

/** Where a response redirects to. */
export const getRedirect = (response: Response) => new URL(response.headers.get('location') ?? '')
