/** A queue of messages that are sent in batches. */
type Outbox<Message> = {
  add: (message: Message) => void
  /** Sends the queued messages now. */
  flush: () => void
  /** Discards the queued messages. */
  clear: () => void
}

/** How long the first message waits for others, in ms, and the size of a batch that is sent at once. */
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
