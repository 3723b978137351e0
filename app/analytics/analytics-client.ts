import { createRandomUuid } from '#app/http/random-uuid.ts'
import { getCurrentRegion } from '#app/region/current-region.ts'
import { readBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { customerId } from '#app/visitor/cookies.ts'
import { isLoggedIn } from '#app/visitor/use-visitor.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import { hasConsent } from './consent/consent-store.ts'
import type { EventName, EventProperties } from './events.ts'
import { type Attributed, groupMessages } from './group-messages.ts'
import { getIdentity, type Identity, saveIdentity, toIdentityOf } from './identity.ts'
import type { Batch, Message } from './messages.ts'
import { createOutbox } from './outbox.ts'

const ENDPOINT = '/api/analytics'

/** A message without the parts that `add` fills in. */
type PartialMessage = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, 'messageId' | 'timestamp' | 'loggedIn'>
    : never
  : never

/** Sends analytics messages. One per page, created only with the visitor's consent. */
export type Analytics = {
  track: <Name extends EventName>(event: Name, properties: EventProperties<Name>) => void
  page: (path: string, name: string, campaign?: Record<string, string>) => void
  /** Links the anonymous id to the signed-in customer, once per customer. */
  identify: () => void
}

/** Creates the page's analytics. Use `loadAnalytics`, which creates it once. */
export function createAnalytics(): Analytics {
  const region = getCurrentRegion().code
  const outbox = createOutbox<Attributed<Message>>(send, () => document.visibilityState === 'hidden')
  let hasFailed = false

  const add = (message: PartialMessage) => {
    if (hasConsent('analytics')) queue(message, identify())
  }

  function queue(message: PartialMessage, identity: Identity) {
    const common = { messageId: createRandomUuid(), timestamp: new Date().toISOString(), loggedIn: isLoggedIn(region) }
    outbox.add({ identity, message: { ...message, ...common } })
  }

  /** Links the anonymous id to the customer who is signed in now, once per customer, and returns the identity. */
  function identify(): Identity {
    const known = getIdentity()
    const identity = toIdentityOf(readBrowserCookie(customerId) ?? null, known)
    if (identity === known) return known
    saveIdentity(identity)
    if (identity.customer) queue({ type: 'identify' }, identity)
    return identity
  }

  function send(waiting: Attributed<Message>[]) {
    // consent may have been withdrawn since, here or in another tab
    if (hasFailed || !hasConsent('analytics')) return
    for (const { identity, messages } of groupMessages(waiting)) post(identity, messages)
  }

  function post({ anonymousId, customer }: Identity, messages: Message[]) {
    const batch: Batch = { region, anonymousId, ...(customer && { userId: customer }), messages }
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
    if (document.visibilityState === 'hidden') return void navigator.sendBeacon(ENDPOINT, body)
    fetch(ENDPOINT, { method: 'POST', body, keepalive: true }).then(
      // the server has reported the failure; one report per page is enough
      ({ status }) => (hasFailed = status === 502),
      () => {},
    )
  }

  // both events, because they fire in either order when a page is left
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && outbox.flush())
  window.addEventListener('pagehide', () => outbox.flush())
  // withdrawn consent discards queued messages
  subscribeToVisitorChanges(() => {
    if (!hasConsent('analytics')) outbox.clear()
  })

  return {
    track: (event, properties) => add({ type: 'track', event, properties }),
    page: (path, name, campaign) => add({ type: 'page', path, name, ...(campaign && { campaign }) }),
    identify: () => {
      if (hasConsent('analytics')) identify()
    },
  }
}
