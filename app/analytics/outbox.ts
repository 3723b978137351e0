import { createRandomUuid } from '#app/http/ids.ts'
import { getCurrentRegion } from '#app/region/use-region.ts'
import { isLoggedIn, readBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { customerId } from '#app/visitor/cookies.ts'
import { hasConsent } from './consent/consent.ts'
import type { EventName, EventProperties } from './events.ts'
import { getIdentity, type Identity, resolveIdentity, saveIdentity } from './identity.ts'
import type { Batch, Message } from './messages.ts'

const ENDPOINT = '/api/visit'

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
    const stored = getIdentity()
    const identity = resolveIdentity(readBrowserCookie(customerId) ?? null, stored)
    if (identity === stored) return stored
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
      // The server has reported the failure, and one report per page is enough.
      ({ status }) => (hasFailed = status === 502),
      () => {},
    )
  }

  // Both events, because either may be the first when a page is left.
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

/** A message with the visitor or customer who caused it. */
type Attributed<Message> = { identity: Identity; message: Message }

/**
 * Groups consecutive messages by identity, in order, so that after a sign-in or sign-out no message is attributed to the
 * wrong person.
 */
export function groupMessages<Message>(
  attributed: readonly Attributed<Message>[],
): { identity: Identity; messages: Message[] }[] {
  const groups: { identity: Identity; messages: Message[] }[] = []
  for (const { identity, message } of attributed) {
    const last = groups.at(-1)
    if (last && isSame(last.identity, identity)) last.messages.push(message)
    else groups.push({ identity, messages: [message] })
  }
  return groups
}

const isSame = (one: Identity, other: Identity) =>
  one.anonymousId === other.anonymousId && one.customer === other.customer

/** A queue of messages that are sent in batches. */
type Outbox<Message> = {
  add: (message: Message) => void
  /** Sends the queued messages now. */
  flush: () => void
  /** Discards the queued messages. */
  clear: () => void
}

/** How long the first message waits for others, in ms, and the size at which a batch is sent at once. */
const BATCH_MS = 2_000
const MAX_BATCH = 20

/**
 * Creates an outbox that sends a batch after two seconds or at twenty messages. While the page is being left it sends at
 * once, because timers may no longer run.
 */
export function createOutbox<Message>(
  send: (messages: Message[]) => void,
  isLeaving: () => boolean,
  schedule: (work: () => void, ms: number) => void = setTimeout,
): Outbox<Message> {
  let queued: Message[] = []
  const flush = () => {
    if (queued.length === 0) return
    const messages = queued
    queued = []
    send(messages)
  }
  return {
    add(message) {
      queued.push(message)
      if (queued.length >= MAX_BATCH) flush()
      else if (isLeaving()) queueMicrotask(flush)
      else if (queued.length === 1) schedule(flush, BATCH_MS)
    },
    flush,
    clear: () => {
      queued = []
    },
  }
}
