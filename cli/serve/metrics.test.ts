import { channel } from 'node:diagnostics_channel'
import { afterEach, expect, test } from 'vitest'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

let metrics: Metrics
afterEach(() => metrics.close())

const create = () => {
  metrics = createMetrics((path) => (path.startsWith('/products/') ? '/products/$handle' : null), {
    pages: () => ({ entries: 12, bytes: 1_500_000 }),
  })
  return metrics
}
const readLines = async () => (await metrics.read()).text.split('\n')

test('requests are counted by route, status and source, never by address [OPS-11]', async () => {
  const { countRequest } = create()
  const visit = { method: 'GET', status: 200, seconds: 0.02 }
  countRequest({ ...visit, path: '/products/heroes-navy', cache: 'MISS' })
  countRequest({ ...visit, path: '/products/julys-ecru', cache: 'HIT' })
  countRequest({ ...visit, path: '/products/julys-ecru', cache: 'HIT' })
  countRequest({ ...visit, path: '/jo@example.com', cache: 'BYPASS', status: 404, method: 'BREW' })
  const lines = await readLines()
  expect(lines).toContain('spoke_requests_total{route="/products/$handle",method="GET",status="200",cache="MISS"} 1')
  expect(lines).toContain('spoke_requests_total{route="/products/$handle",method="GET",status="200",cache="HIT"} 2')
  expect(lines).toContain('spoke_requests_total{route="other",method="other",status="404",cache="BYPASS"} 1')
  expect(lines).toContain('spoke_request_duration_seconds_bucket{le="0.025",route="/products/$handle",cache="MISS"} 1')
  expect(lines.join()).not.toContain('jo@example.com')
})

test('upstream calls, limits and reports are counted as the app publishes them [OPS-11]', async () => {
  create()
  const calls = channel('spoke:upstream-call')
  calls.publish({ upstream: 'backend', operation: 'collection', outcome: 'success', ms: 12 })
  calls.publish({ upstream: 'backend', operation: 'collection', outcome: 'refused', ms: 0 })
  channel('spoke:limit-refusal').publish({ limit: 'newsletter' })
  channel('spoke:report').publish({ code: 'cart.add-failed', level: 'error' })
  const lines = await readLines()
  expect(lines).toContain('spoke_upstream_calls_total{upstream="backend",operation="collection",outcome="success"} 1')
  expect(lines).toContain('spoke_upstream_calls_total{upstream="backend",operation="collection",outcome="refused"} 1')
  expect(lines).toContain('spoke_upstream_call_duration_seconds_count{upstream="backend"} 1')
  expect(lines).toContain('spoke_limit_refusals_total{limit="newsletter"} 1')
  expect(lines).toContain('spoke_reports_total{code="cart.add-failed",level="error"} 1')
})

test('what the process has cached is measured when they are read [OPS-11]', async () => {
  create()
  const lines = await readLines()
  expect(lines).toContain('spoke_cache_entries{cache="pages"} 12')
  expect(lines).toContain('spoke_cache_bytes{cache="pages"} 1500000')
})

test('memory and event loop of the process are among them [OPS-11]', async () => {
  create()
  const names = (await readLines()).map((line) => line.split(/[ {]/)[0])
  expect(names).toContain('process_resident_memory_bytes')
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('they are served at /metrics of a port of their own [OPS-11]', async () => {
  create()
  const server = await serveMetrics(metrics, 0)
  const response = await fetch(`http://localhost:${server.port}/metrics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect(await response.text()).toContain('# TYPE spoke_requests_total counter')
  expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(404)
  await server.close()
})
