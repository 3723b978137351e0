import { type Journal, type JournalEntry, type JournalFilter, matches } from '../journal.ts'

/** A comment is sent this often: Node's fetch gives up on a body that is silent for five minutes. */
const KEEP_ALIVE_MS = 20_000

/** The journal as server-sent events: first what is there already, then every new entry until the reader leaves. */
export function followJournal(journal: Journal, filter: JournalFilter): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (entry: JournalEntry) => {
        if (!matches(entry, filter)) return
        controller.enqueue(encoder.encode(`id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`))
      }
      controller.enqueue(encoder.encode(': following\n\n'))
      for (const entry of journal.entries(filter)) send(entry)
      const unsubscribe = journal.subscribe(send)
      const beat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), KEEP_ALIVE_MS)
      stop = () => {
        clearInterval(beat)
        unsubscribe()
      }
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
