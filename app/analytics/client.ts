import { currentRegion } from '#app/region/current-region.ts'
import { customerId, readCookie } from '#app/visitor/cookies.ts'
import { isLoggedIn } from '#app/visitor/use-visitor.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import { allows } from './consent/consent-store.ts'
import type { EventName, EventProperties } from './events.ts'
import { forgetIdentity, identity, keepIdentity } from './identity.ts'
import type { Batch, Message } from './messages.ts'
import { createOutbox } from './outbox.ts'

const ADDRESS = '/api/analytics'

type Told = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, 'messageId' | 'timestamp' | 'loggedIn'>
    : never
  : never

/** What sends to analytics, once a page; only ever made where the visitor agrees to it. */
export type Analytics = {
  track: <Name extends EventName>(event: Name, properties: EventProperties<Name>) => void
  page: (path: string, name: string, campaign?: Record<string, string>) => void
  /** Says who the number is, where a customer is known and it has not been said before. */
  identify: () => void
}

/** Makes the page's own; `loadAnalytics` sees to it that there is one. */
export function createAnalytics(): Analytics {
  const region = currentRegion().code
  const outbox = createOutbox<Message>(send, () => document.visibilityState === 'hidden')
  let broken = false

  const put = (told: Told) => {
    if (!allows('analytics')) return
    const at = { messageId: crypto.randomUUID(), timestamp: new Date().toISOString(), loggedIn: isLoggedIn(region) }
    outbox.put({ ...told, ...at })
  }

  function send(messages: Message[]) {
    // taken back since, here or in another tab
    if (broken || !allows('analytics')) return
    const { anonymousId } = identity()
    const userId = readCookie(document.cookie, customerId.name)
    const batch: Batch = { region, anonymousId, ...(userId && { userId }), messages }
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
    if (document.visibilityState === 'hidden') return void navigator.sendBeacon(ADDRESS, body)
    fetch(ADDRESS, { method: 'POST', body, keepalive: true }).then(
      // the server has reported it; one report a page is enough
      ({ status }) => (broken = status === 502),
      () => {},
    )
  }

  // a page that is left sends what it still has: pagehide and visibilitychange come in either order
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && outbox.flush())
  window.addEventListener('pagehide', () => outbox.flush())
  // whoever takes it back takes back all of it: what waits, and the number under which they were counted
  onVisitorChange(() => {
    if (allows('analytics')) return
    outbox.empty()
    forgetIdentity()
  })

  return {
    track: (event, properties) => put({ type: 'track', event, properties }),
    page: (path, name, campaign) => put({ type: 'page', path, name, ...(campaign && { campaign }) }),
    identify: () => {
      if (!allows('analytics')) return
      const customer = readCookie(document.cookie, customerId.name) ?? null
      const known = identity()
      if (known.customer === customer) return
      // another customer, or none: whoever comes now is counted as somebody else
      keepIdentity({ anonymousId: known.customer ? crypto.randomUUID() : known.anonymousId, customer })
      if (customer) put({ type: 'identify' })
    },
  }
}
