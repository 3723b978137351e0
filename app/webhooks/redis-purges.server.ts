import { createClient } from '@redis/client'
import { z } from 'zod'
import type { PurgeChannel } from './purge-channel.ts'

/** Sets our channel and keys apart in a server that others use, too. */
const CHANNEL = 'spoke:purge'
const KEY_PREFIX = 'spoke:webhook:'
/** How long ids of deliveries are remembered, in ms: longer than a delivery may be old. */
const REMEMBER_MS = 10 * 60_000
/** How long an id waits for the store, in ms. */
const TIMEOUT_MS = 250
/** How often a silent connection is tried, in ms, so that a lost one is noticed. */
const PING_MS = 5_000

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Opens the channel in a server with the Redis protocol. `onReconnect` is called when a lost connection is back: purges in
 * between were missed.
 */
export async function openPurgeChannel(
  url: string,
  { onPurge, onReconnect }: { onPurge: (tags: readonly string[]) => void; onReconnect: () => void },
): Promise<PurgeChannel> {
  const own = crypto.randomUUID()
  const createConnection = () =>
    createClient({
      url,
      commandsQueueMaxLength: 10_000,
      pingInterval: PING_MS,
      socket: {
        connectTimeout: 2_000,
        socketTimeout: 3 * PING_MS,
        reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, 2_000),
      },
    })
  const [sender, receiver] = [createConnection(), createConnection()]
  let isFirst = true
  receiver.on('ready', () => {
    if (!isFirst) onReconnect()
    isFirst = false
  })
  for (const connection of [sender, receiver]) {
    // without a listener a lost connection would end the process; it is made again
    connection.on('error', () => {})
    connection.connect().catch(() => {})
  }
  receiver
    .subscribe(CHANNEL, (text) => {
      const purge = readMessage(text)
      if (purge && purge.from !== own) onPurge(purge.tags)
    })
    .catch(() => {})

  return {
    // not awaited: it is sent once the connection is back, if it is lost
    async publish(tags) {
      sender
        .publish(CHANNEL, JSON.stringify({ from: own, tags } satisfies { from: string; tags: readonly string[] }))
        .catch(() => {})
    },
    async catchUp() {},
    async remember(id) {
      const stored = sender.set(KEY_PREFIX + id, '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: REMEMBER_MS },
      })
      const answer = stored.then(
        (reply) => reply !== null,
        () => null,
      )
      return Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))])
    },
    close() {
      sender.destroy()
      receiver.destroy()
    },
  }
}

/** The message of another instance; null for what other programs write to the channel. */
function readMessage(text: string): z.output<typeof message> | null {
  try {
    return message.parse(JSON.parse(text))
  } catch {
    return null
  }
}
