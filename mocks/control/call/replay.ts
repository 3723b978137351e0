import { randomBytes } from 'node:crypto'
import { toWorldBaggage } from '#contracts/world-id.ts'
import type { OriginalCall } from '../../world/exchange.ts'
import type { RequestEntry } from '../../world/journal.ts'
import type { World } from '../../world/world.ts'

/** Makes a call again in its world. Returns its new entry; undefined where none is recorded, as of pictures. */
export async function replay(
  { method, url, headers, body }: OriginalCall,
  world: World,
  handle: (request: Request) => Promise<Response>,
): Promise<RequestEntry | undefined> {
  const traceId = randomBytes(16).toString('hex')
  const { lastSeq } = world.journal
  const request = new Request(url, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    body: body ?? null,
  })
  request.headers.set('baggage', toWorldBaggage(world.id))
  request.headers.set('traceparent', `00-${traceId}-${randomBytes(8).toString('hex')}-01`)
  const response = await handle(request).catch((error: unknown) => {
    // by name, because after a reload the class is another version's
    if (error instanceof Error && error.name === 'ConnectionDropped') return undefined
    throw error
  })
  await response?.body?.cancel()
  return world.journal
    .entries({ kind: 'request', since: lastSeq })
    .find((entry): entry is RequestEntry => entry.kind === 'request' && entry.traceId === traceId)
}
