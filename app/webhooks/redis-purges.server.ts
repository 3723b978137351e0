import { createClient } from '@redis/client'
import { z } from 'zod'

/** The name of the channel, with a prefix because other programs may share the server. */
const CHANNEL = 'spoke:purge'
/** How long a connection or a response to a message may take, in ms. */
const TIMEOUT_MS = 2_000
/** The pause before reconnecting, in ms, so that a server which drops every connection is not called in a loop. */
const PAUSE_MS = 1_000
/** How long a connection must last before it counts as restored, in ms, because each restored one purges everything. */
const SETTLE_MS = 1_000
/** The interval of pings, in ms, so that a lost connection is noticed. */
const PING_MS = 5_000
/** The most messages that wait for a connection. */
const MAX_UNSENT = 1_000

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Opens the purge channel in a server with the Redis protocol. `onReconnect` is called when a lost connection is restored,
 * because purges in between were missed.
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

  /** Sends a message, or queues it until the connection is restored. */
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
    // Not awaited, because the other instances may be unreachable.
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

/** Keeps a connection open and reconnects after a pause. The client's own reconnection does not pause after the first loss. */
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

/** Parses the message of another instance; null for messages of other programs. */
function readMessage(text: string): z.output<typeof message> | null {
  try {
    return message.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Distributes purges between instances, or between isolates on Workers. */
export type PurgeChannel = {
  /** Sends a purge to the others; resolves at once if they receive it later. */
  publish(tags: readonly string[]): Promise<void>
  /** Applies the purges of other isolates, where these cannot send them. */
  catchUp(): Promise<void>
  close(): void
}
