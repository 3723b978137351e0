import { type Journal, type JournalEntry, type JournalFilter, matches } from '../world/journal.ts'

/** How often a comment is sent: Node's fetch aborts a body that is silent for five minutes. */
const KEEP_ALIVE_MS = 20_000

/** How soon a browser connects again after the end of a stream, in milliseconds. */
const RETRY_MS = 200

/**
 * The journal as server-sent events: the existing entries, then each new one until the reader leaves. The stream ends when
 * another backend continues the journal.
 */
export function followJournal(journal: Journal, filter: JournalFilter): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (entry: JournalEntry) => {
        if (!matches(entry, filter)) return
        controller.enqueue(encoder.encode(`id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`))
      }
      controller.enqueue(encoder.encode(`: following\nretry: ${RETRY_MS}\n\n`))
      for (const entry of journal.entries(filter)) send(entry)
      const unsubscribe = journal.subscribe(send, () => {
        stop()
        controller.close()
      })
      const keepAlive = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), KEEP_ALIVE_MS)
      stop = () => {
        clearInterval(keepAlive)
        unsubscribe()
      }
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
