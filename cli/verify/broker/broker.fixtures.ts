import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A published verification result: whether a version of the provider passed. */
type PublishedResult = { success: boolean; providerApplicationVersion: string }

/** A fake Pact Broker with the HAL API that our command and pact-js use (docs.pact.io). */
type TestBroker = {
  url: string
  /** Published pacts, like 'storefront 1 -> fit'. */
  pacts(): string[]
  /** Branches and tags of versions, like 'storefront 1 on main' and 'storefront 1 tagged prod'. */
  labels: string[]
  /** Published results by pact. */
  results: Map<string, PublishedResult[]>
  close(): Promise<void>
}

type PublishedPact = { consumer: string; version: string; provider: string; content: object }

/** Starts a broker. @param token The token that every request needs. */
export async function startTestBroker({ token }: { token?: string } = {}): Promise<TestBroker> {
  const pacts = new Map<string, PublishedPact>()
  const labels: string[] = []
  const results = new Map<string, PublishedResult[]>()
  const toKey = ({ consumer, version, provider }: PublishedPact) => `${consumer} ${version} -> ${provider}`

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    const respond = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/hal+json' })
      response.end(JSON.stringify(body))
    }
    if (token && request.headers.authorization !== `Bearer ${token}`) return respond(401, { error: 'wrong token' })
    const body = await readJson(request)
    const segments = pathname.split('/').slice(1).map(decodeURIComponent)

    if (pathname === '/') return respond(200, { _links: createIndex(url) })

    if (segments[0] === 'pacticipants' && request.method === 'PUT') {
      const [, consumer, kind, name, , version] = segments
      labels.push(kind === 'branches' ? `${consumer} ${version} on ${name}` : `${consumer} ${name} tagged ${version}`)
      return respond(201, {})
    }
    const [, , provider = '', collection = '', consumer = '', , version = '', action] = segments
    if (collection === 'for-verification') {
      const providerPacts = [...pacts.values()].filter((pact) => pact.provider === provider)
      return respond(200, {
        _links: { self: { href: url + pathname } },
        _embedded: { pacts: providerPacts.map((pact) => ({ shortDescription: 'latest', ...toLinks(pact) })) },
      })
    }
    const pact: PublishedPact = { consumer, version, provider, content: Object(body) }
    const key = toKey(pact)
    if (action === 'verification-results') {
      const earlier = results.get(key) ?? []
      results.set(key, [...earlier, Object(body)])
      return respond(201, { _links: { self: { href: `${url}${pathname}/${earlier.length + 1}` } } })
    }
    if (request.method === 'PUT') {
      const existing = pacts.get(key)
      if (existing && JSON.stringify(existing.content) !== JSON.stringify(pact.content)) return respond(409, {})
      pacts.set(key, pact)
      return respond(201, { ...pact.content, ...toLinks(pact) })
    }
    const published = pacts.get(key)
    return published ? respond(200, { ...published.content, ...toLinks(published) }) : respond(404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const toHref = ({ consumer, version, provider }: PublishedPact) =>
    `${url}/pacts/provider/${provider}/consumer/${consumer}/version/${version}`
  const toLinks = (pact: PublishedPact) => ({
    _links: {
      self: { href: toHref(pact), name: toKey(pact) },
      'pb:publish-verification-results': { href: `${toHref(pact)}/verification-results` },
    },
  })

  return {
    url,
    pacts: () => [...pacts.values()].map(toKey).sort(),
    labels,
    results,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const createIndex = (url: string) => ({
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

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}
