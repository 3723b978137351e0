import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What somebody told the broker about a pact: that a version of the provider keeps it, or does not. */
export type Told = { success: boolean; providerApplicationVersion: string }

/** A Pact Broker as far as our command and pact-js' verifier speak to one (HAL, as docs.pact.io describes it). */
export type TestBroker = {
  url: string
  /** Published pacts, like 'storefront 1 -> fit'. */
  pacts(): string[]
  /** Where versions stand, like 'storefront 1 on main' and 'storefront 1 tagged prod'. */
  standing: string[]
  /** What verifications said, by pact. */
  results: Map<string, Told[]>
  /** What was asked of it, like 'PUT /pacticipants/...'. */
  asked: string[]
  close(): Promise<void>
}

type Kept = { consumer: string; version: string; provider: string; content: object }

/** @param token Without it, nobody is let in. */
export async function startBroker({ token }: { token?: string } = {}): Promise<TestBroker> {
  const kept = new Map<string, Kept>()
  const standing: string[] = []
  const results = new Map<string, Told[]>()
  const asked: string[] = []
  const keyOf = ({ consumer, version, provider }: Kept) => `${consumer} ${version} -> ${provider}`

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    asked.push(`${request.method} ${pathname}`)
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/hal+json' })
      response.end(JSON.stringify(body))
    }
    if (token && request.headers.authorization !== `Bearer ${token}`) return answer(401, { error: 'no token of ours' })
    const body = await jsonOf(request)
    const steps = pathname.split('/').slice(1).map(decodeURIComponent)

    if (pathname === '/') return answer(200, { _links: index(url) })

    if (steps[0] === 'pacticipants' && request.method === 'PUT') {
      const [, consumer, place, name, , version] = steps
      standing.push(
        place === 'branches' ? `${consumer} ${version} on ${name}` : `${consumer} ${name} tagged ${version}`,
      )
      return answer(201, {})
    }
    const [, , provider = '', what = '', consumer = '', , version = '', more] = steps
    if (what === 'for-verification') {
      const wanted = [...kept.values()].filter((pact) => pact.provider === provider)
      return answer(200, {
        _links: { self: { href: url + pathname } },
        _embedded: { pacts: wanted.map((pact) => ({ shortDescription: 'latest', ...links(pact) })) },
      })
    }
    const pact: Kept = { consumer, version, provider, content: Object(body) }
    const key = keyOf(pact)
    if (more === 'verification-results') {
      const told = results.get(key) ?? []
      results.set(key, [...told, Object(body)])
      return answer(201, { _links: { self: { href: `${url}${pathname}/${told.length + 1}` } } })
    }
    if (request.method === 'PUT') {
      const before = kept.get(key)
      if (before && JSON.stringify(before.content) !== JSON.stringify(pact.content)) return answer(409, {})
      kept.set(key, pact)
      return answer(201, { ...pact.content, ...links(pact) })
    }
    const found = kept.get(key)
    return found ? answer(200, { ...found.content, ...links(found) }) : answer(404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const hrefOf = ({ consumer, version, provider }: Kept) =>
    `${url}/pacts/provider/${provider}/consumer/${consumer}/version/${version}`
  const links = (pact: Kept) => ({
    _links: {
      self: { href: hrefOf(pact), name: keyOf(pact) },
      'pb:publish-verification-results': { href: `${hrefOf(pact)}/verification-results` },
    },
  })

  return {
    url,
    pacts: () => [...kept.values()].map(keyOf).sort(),
    standing,
    results,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const index = (url: string) => ({
  'pb:provider-pacts-for-verification': { href: `${url}/pacts/provider/{provider}/for-verification`, templated: true },
  'pb:pacticipant-branch-version': {
    href: `${url}/pacticipants/{pacticipant}/branches/{branch}/versions/{version}`,
    templated: true,
  },
  'pb:pacticipant-version-tag': {
    href: `${url}/pacticipants/{pacticipant}/versions/{version}/tags/{tag}`,
    templated: true,
  },
})

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}
