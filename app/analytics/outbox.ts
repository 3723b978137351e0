/** Messages that leave together. */
export type Outbox<Message> = {
  put: (message: Message) => void
  /** Sends what is there, now. */
  flush: () => void
  /** Throws away what is there. */
  empty: () => void
}

/** How long the first message waits for others, in ms, and how many do not wait any longer. */
const GATHER_MS = 2_000
const ENOUGH = 20

/**
 * Gathers messages and hands them on together: after two seconds, when there are twenty, or at once while the page is on
 * its way out, when no timer may run any more.
 */
export function createOutbox<Message>(
  send: (messages: Message[]) => void,
  isLeaving: () => boolean,
  later: (work: () => void, ms: number) => void = setTimeout,
): Outbox<Message> {
  let held: Message[] = []
  const flush = () => {
    if (held.length === 0) return
    const messages = held
    held = []
    send(messages)
  }
  return {
    put(message) {
      held.push(message)
      if (held.length >= ENOUGH) flush()
      else if (isLeaving()) queueMicrotask(flush)
      else if (held.length === 1) later(flush, GATHER_MS)
    },
    flush,
    empty: () => {
      held = []
    },
  }
}
