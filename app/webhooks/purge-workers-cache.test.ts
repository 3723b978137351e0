import { afterEach, expect, test, vi } from 'vitest'
import type { WorkersCache } from '#app/http/cloudflare/runtime.ts'
import { purgeWorkersCache } from './purges.server.ts'

afterEach(() => vi.restoreAllMocks())

/** Purges a cache that responds with these results in turn; returns all calls, and the number of immediate ones. */
async function purge(...results: Awaited<ReturnType<WorkersCache['purge']>>[]) {
  const purgeCalls: (readonly string[])[] = []
  const cache: WorkersCache = {
    async purge({ tags }) {
      purgeCalls.push(tags)
      return results.shift() ?? { success: true }
    },
  }
  const { promise: second, resolve } = Promise.withResolvers<Promise<void>>()
  await purgeWorkersCache(cache, ['product:gb:2001'], { repeatAfterMs: 1, waitUntil: resolve })
  const immediateCount = purgeCalls.length
  await await second
  return { purgeCalls, immediateCount }
}

test('the cache in front of the Worker is purged at once, and again when every isolate knows of the purge [OPS-09]', async () => {
  const { purgeCalls, immediateCount } = await purge()
  expect(immediateCount).toBe(1)
  expect(purgeCalls).toEqual([['product:gb:2001'], ['product:gb:2001']])
})

test('a purge that Cloudflare refuses is logged [OPS-09]', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await purge({ success: false, errors: [{ message: 'too many purges' }] })
  expect(warnings).toHaveBeenCalledOnce()
  expect(String(warnings.mock.lastCall?.[0])).toContain('was not purged: Error: too many purges.')
})
