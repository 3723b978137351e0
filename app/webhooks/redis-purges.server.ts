import { createClient } from '@redis/client'
import { z } from 'zod'
import type { PurgeChannel } from './purge-channel.ts'

/** Sets our channel apart in a server that others use, too. */
const CHANNEL = 'spoke:purge'
/** How long a connection must hold before it counts as back, in ms: a flapping one would purge everything at each return. */
const SETTLE_MS = 1_000
/** How often a silent connection is tried, in ms, so that a lost one is noticed. */
const PING_MS = 5_000

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Opens the channel in a server with the Redis protocol. `onReconnect` is called when a lost connection is back and holds:
 * purges in between were missed.
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
  let wasConnected = false
  let settling: NodeJS.Timeout | undefined
  receiver.on('ready', () => {
    clearTimeout(settling)
    if (wasConnected) settling = setTimeout(onReconnect, SETTLE_MS)
    wasConnected = true
  })
  // without a listener a lost connection would end the process; it is made again
  sender.on('error', () => {})
  receiver.on('error', () => clearTimeout(settling))
  for (const connection of [sender, receiver]) connection.connect().catch(() => {})
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
    close() {
      clearTimeout(settling)
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
