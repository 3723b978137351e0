import { createClient } from '@redis/client'
import { z } from 'zod'

/** Sets our channel apart in a server that others use, too. */
const CHANNEL = 'spoke:purge'
/** How long a connection may take, and a message be without an answer, in ms. */
const TIMEOUT_MS = 2_000
/** The pause before a lost connection is made again, in ms: a server that drops each would be called without end. */
const PAUSE_MS = 1_000
/** How long a connection must hold before it counts as back, in ms: a flapping one would purge everything at each return. */
const SETTLE_MS = 1_000
/** How often a silent connection is tried, in ms, so that a lost one is noticed. */
const PING_MS = 5_000
/** How many messages wait for a connection. */
const MAX_UNSENT = 1_000

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Opens the channel in a server with the Redis protocol. `onReconnect` is called when a lost connection is back and holds:
 * purges in between were missed.
 */
export function openPurgeChannel(
  url: string,
  { onPurge, onReconnect }: { onPurge: (tags: readonly string[]) => void; onReconnect: () => void },
): PurgeChannel {
  const own = crypto.randomUUID()
  const unsent: string[] = []
  let wasConnected = false
  let settling: NodeJS.Timeout | undefined

  const receiver = keepConnected(url, {
    async onOpen(client) {
      await client.subscribe(CHANNEL, (text) => {
        const purge = readMessage(text)
        if (purge && purge.from !== own) onPurge(purge.tags)
      })
      if (wasConnected) settling = setTimeout(onReconnect, SETTLE_MS)
      wasConnected = true
    },
    onLost: () => clearTimeout(settling),
  })
  const sender = keepConnected(url, {
    onOpen: async () => {
      for (const text of unsent.splice(0)) void send(text)
    },
    onLost() {},
  })

  /** Sends a message, or keeps it until the connection is back. */
  async function send(text: string): Promise<void> {
    const client = sender.get()
    try {
      if (!client) throw new Error('not connected')
      await withTimeout(client.publish(CHANNEL, text))
    } catch {
      if (client) sender.drop(client)
      if (unsent.length < MAX_UNSENT) unsent.push(text)
    }
  }

  return {
    // not awaited: the others hear of it when they can
    async publish(tags) {
      void send(JSON.stringify({ from: own, tags } satisfies { from: string; tags: readonly string[] }))
    },
    async catchUp() {},
    close() {
      clearTimeout(settling)
      sender.close()
      receiver.close()
    },
  }
}

type Client = ReturnType<typeof createOwnClient>

const createOwnClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { connectTimeout: TIMEOUT_MS, socketTimeout: 3 * PING_MS, reconnectStrategy: false },
  })

/**
 * Keeps a connection open, and makes a lost one again after a pause. The client's own way to do so has none after the first
 * loss. `onOpen` may reject, which loses the connection.
 */
function keepConnected(url: string, on: { onOpen: (client: Client) => Promise<void>; onLost: () => void }) {
  let current: Client | undefined
  let pause: NodeJS.Timeout | undefined
  let isOpen = false

  function drop(client: Client) {
    if (current !== client) return
    current = undefined
    isOpen = false
    client.destroy()
    on.onLost()
    pause = setTimeout(open, PAUSE_MS)
  }

  function open() {
    const client = createOwnClient(url)
    current = client
    // without a listener a lost connection would end the process
    client.on('error', () => drop(client))
    const opening = withTimeout(client.connect()).then(() => {
      isOpen = true
      return on.onOpen(client)
    })
    opening.catch(() => drop(client))
  }

  open()
  return {
    get: () => (isOpen ? current : undefined),
    drop,
    close() {
      clearTimeout(pause)
      const client = current
      current = undefined
      client?.destroy()
    },
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** The message of another instance; null for what other programs write to the channel. */
function readMessage(text: string): z.output<typeof message> | null {
  try {
    return message.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** What instances, or isolates on Workers, tell each other. */
export type PurgeChannel = {
  /** Tells the others; resolves at once where they hear of it later. */
  publish(tags: readonly string[]): Promise<void>
  /** Hears what the others have purged, where they cannot call. */
  catchUp(): Promise<void>
  close(): void
}
