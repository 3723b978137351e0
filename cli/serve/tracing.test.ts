import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, propagation, trace } from '@opentelemetry/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp } from './app.fixtures.ts'
import { createLog } from './log.ts'
import { createShopServer } from './server.ts'
import { startTracing } from './tracing.ts'

type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector of OpenTelemetry's protocol in this process, and the spans that it was sent. */
let collector: Server
let spans: SentSpan[] = []
beforeEach(async () => {
  spans = []
  collector = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    const { resourceSpans } = JSON.parse(body)
    spans.push(
      ...resourceSpans.flatMap((one: { scopeSpans: { spans: SentSpan[] }[] }) =>
        one.scopeSpans.flatMap((each) => each.spans),
      ),
    )
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, resolve))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://localhost:${(collector.address() as AddressInfo).port}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  collector.close()
})

/** Opens a shop that calls one upstream for each page, visits it, and returns the headers that the upstream got. */
async function visit(path: string, headers: Record<string, string> = {}, ratio = 1) {
  const lines: string[] = []
  const log = createLog({ write: (text) => lines.push(...text.trim().split('\n')) })
  const app = anApp(() =>
    trace.getTracer('spoke').startActiveSpan('backend product', (span) => {
      const sent: Record<string, string> = {}
      propagation.inject(context.active(), sent)
      span.end()
      return Response.json(sent, { status: path.includes('broken') ? 503 : 200 })
    }),
  )
  const tracing = startTracing(app.getRouteName, ratio)
  const server = createShopServer({ log, getTracing: () => tracing })
  const port = await server.listen(0)
  const assets = { has: () => false, respond: () => Promise.reject(new Error('there are no assets')) }
  server.open({ app, assets, origin: 'https://spoke.example' })
  const upstreamHeaders: Record<string, string> = await (
    await fetch(`http://localhost:${port}${path}`, { headers })
  ).json()
  await server.drain()
  await tracing.close()
  return { upstreamHeaders, line: JSON.parse(lines[0] ?? '') }
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const BROWSER = 'b7ad6b7169203331'

test('browser, page and upstream call are in one trace [OPS-11]', async () => {
  const { upstreamHeaders, line } = await visit('/products/heroes-navy?email=jo@example.com', {
    traceparent: `00-${TRACE}-${BROWSER}-01`,
  })
  const [call, page] = ['backend product', 'GET /products/$handle'].map((name) =>
    spans.find((span) => span.name === name),
  )
  expect(spans).toHaveLength(2)
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: BROWSER })
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: page?.spanId })
  expect(upstreamHeaders.traceparent).toBe(`00-${TRACE}-${call?.spanId}-01`)
  expect(line).toMatchObject({ traceId: TRACE, path: '/products/heroes-navy' })
})

test('spans have routes and statuses, no address and no query [OPS-11]', async () => {
  await visit('/products/broken?email=jo@example.com')
  const page = spans.find(({ name }) => name.startsWith('GET'))
  expect(Object.fromEntries(page?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [])).toEqual({
    'http.request.method': 'GET',
    'http.route': '/products/$handle',
    'http.response.status_code': 503,
    'spoke.cache': 'BYPASS',
  })
  expect(page?.status).toEqual({ code: 2 })
  expect(JSON.stringify(spans)).not.toMatch(/jo@example|broken/)
})

test('only the wanted share of traces is sent, whoever began them [OPS-11]', async () => {
  await visit('/products/heroes-navy', {}, 0)
  await visit('/products/heroes-navy', { traceparent: `00-${TRACE}-${BROWSER}-01` }, 0)
  expect(spans).toEqual([])
  await visit('/products/heroes-navy', { traceparent: `00-${TRACE}-${BROWSER}-00` }, 1)
  expect(spans).toEqual([])
})
