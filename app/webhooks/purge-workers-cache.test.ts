import { afterEach, expect, test, vi } from 'vitest'
import type { WorkersCache } from '#app/http/cloudflare/runtime.ts'
import { purgeWorkersCache } from './purge-fronts.ts'

afterEach(() => vi.restoreAllMocks())

/** Purges a cache that answers with these results in turn; returns what it was asked for, and when the second time. */
async function purge(...results: Awaited<ReturnType<WorkersCache['purge']>>[]) {
  const asked: (readonly string[])[] = []
  const cache: WorkersCache = {
    async purge({ tags }) {
      asked.push(tags)
      return results.shift() ?? { success: true }
    },
  }
  const { promise: second, resolve } = Promise.withResolvers<Promise<void>>()
  await purgeWorkersCache(cache, ['product:gb:2001'], { repeatAfterMs: 1, waitUntil: resolve })
  const askedAtOnce = asked.length
  await await second
  return { asked, askedAtOnce }
}

test('the cache in front of the Worker is purged at once, and again when every isolate has heard [OPS-09]', async () => {
  const { asked, askedAtOnce } = await purge()
  expect(askedAtOnce).toBe(1)
  expect(asked).toEqual([['product:gb:2001'], ['product:gb:2001']])
})

test('a purge that Cloudflare refuses is logged [OPS-09]', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await purge({ success: false, errors: [{ message: 'too many purges' }] })
  expect(warnings).toHaveBeenCalledOnce()
  expect(String(warnings.mock.lastCall?.[0])).toContain('was not purged: Error: too many purges.')
})
