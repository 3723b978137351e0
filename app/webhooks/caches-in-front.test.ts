import { afterEach, expect, test, vi } from 'vitest'
import { purgeCacheInFront } from './purges.server.ts'

afterEach(() => vi.restoreAllMocks())

/** A cache in front that responds with these statuses in turn. */
function createFront(...statuses: number[]) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    return new Response(null, { status: statuses.shift() ?? 200 })
  }
  return { requests, options: { fetch, pauseMs: 0 } }
}

test('the front gets the tags of what changed, with the key, which no redirect takes elsewhere [OPS-09]', async () => {
  const { requests, options } = createFront()
  await purgeCacheInFront('http://varnish.internal', 'a-key', ['product:gb:2001', 'long-list:gb'], options)
  expect(requests.map(({ method }) => method)).toEqual(['PURGE'])
  expect(requests[0]?.headers.get('x-purge-tags')).toBe('product:gb:2001 long-list:gb')
  expect(requests[0]?.headers.get('x-purge-key')).toBe('a-key')
  expect(requests[0]?.redirect).toBe('manual')
})

test('a purge that fails is tried again, then logged without the key [OPS-09]', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const recovering = createFront(503)
  await purgeCacheInFront('http://varnish.internal', 'a-key', ['content'], recovering.options)
  expect(recovering.requests).toHaveLength(2)
  expect(warnings).not.toHaveBeenCalled()

  await purgeCacheInFront('http://varnish.internal', 'a-key', ['content'], createFront(403, 403).options)
  const line = String(warnings.mock.lastCall?.[0])
  expect(line).toContain('The cache at http://varnish.internal was not purged: Error: it answered 403.')
  expect(line).not.toContain('a-key')
})
