import { expect, test } from 'vitest'
import { createBackendClient } from './backend/client.ts'
import { createFakeUpstream } from './fake-upstream.fixtures.ts'
import { findAssumed, UPSTREAMS } from './operations.ts'
import { OWN_PATHS } from './own-paths.ts'

test('a call goes to its configured path, and another one to that of its contract', async () => {
  const upstream = createFakeUpstream({ status: 'success' })
  const backend = createBackendClient({ ...upstream, paths: { 'backend product': '/catalogue/{handle}?in={store}' } })
  await backend.product({ store: 'us', handle: 'heroes-navy' }).catch(() => {})
  await backend.visitFeedback('us', { fitResponse: 'yes', loggedIn: false, storeLocation: 'us' })
  expect(upstream.requests.map(({ url }) => url)).toEqual([
    'http://upstream.test/catalogue/heroes-navy?in=us',
    'http://upstream.test/feedback/us/visit',
  ])
})

test('every assumed call has a configurable path, unless a standard gives it', () => {
  const assumed = UPSTREAMS.flatMap((upstream) =>
    (findAssumed(upstream)?.operations ?? []).map((operation) => `${upstream} ${operation}`),
  )
  const fixed = assumed.filter((name) => !Object.hasOwn(OWN_PATHS, name))
  // RFC 8414, RFC 7009, OpenID Connect; an address that the content service gives; other clients' envelopes; our own
  expect(fixed.filter((name) => !/^(sign-in|webhooks) |^assets file$|^reports envelope$/.test(name))).toEqual([])
})
