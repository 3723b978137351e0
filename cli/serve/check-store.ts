import { connect } from 'node:net'
import { createClient } from '@redis/client'
import { UsageError } from '../usage-error.ts'

const VARIABLE = 'SHARED_STORE_URL'
/** The longest wait for the store, in ms: it is in the same data centre. */
const TIMEOUT_MS = 2_000
/** The errors of a server that is loading, full or changing its leader: it may accept the next command. */
const FOR_NOW = /^(LOADING|BUSY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|READONLY|ERR max number of clients)/
/** The first byte of a message of TLS: an alert or a handshake. */
const TLS = new Set([0x15, 0x16])

/**
 * Checks once whether the shared store takes what instances write. Returns why not where that may pass: a store that is down
 * must not keep a shop from starting. Throws a UsageError where it never will.
 */
export async function checkStore(address: string): Promise<string | undefined> {
  const url = new URL(address)
  const greeting = await readGreeting(url)
  if (greeting instanceof Error) return `${VARIABLE}: ${url.host} does not answer (${greeting.message})`
  const isPlain = greeting === '+' || greeting === '-'
  const isTls = TLS.has(greeting?.charCodeAt(0) ?? 0)
  if (url.protocol === 'rediss:' ? isPlain : isTls) {
    throw createStoreError(
      url,
      `answers ${isPlain ? 'without' : 'with'} TLS`,
      `Write ${isPlain ? 'redis' : 'rediss'}://.`,
    )
  }
  if (greeting !== undefined && !isPlain && !isTls) {
    throw createStoreError(url, 'is no server with the Redis protocol', 'Correct its host and port.')
  }
  return tryToWrite(url)
}

/** The first character that the server says to a PING; undefined if it says nothing, an error if it cannot be reached. */
function readGreeting({ hostname, port }: URL): Promise<string | undefined | Error> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) })
    const settle = (outcome?: string | Error) => {
      socket.destroy()
      resolve(outcome)
    }
    socket
      .setEncoding('latin1')
      .setTimeout(TIMEOUT_MS, () => settle(socket.connecting ? new Error('timeout') : undefined))
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (text) => settle(String(text)[0]))
    socket.once('error', (error) => settle(socket.bytesWritten > 0 ? undefined : error))
    socket.once('close', () => settle())
  })
}

async function tryToWrite(url: URL): Promise<string | undefined> {
  const socket = { connectTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, reconnectStrategy: false } as const
  try {
    const client = createClient({ url: url.href, socket })
    // without a listener an error would end the process; the call below rejects with it
    client.on('error', () => {})
    try {
      await client.connect()
      await client.eval(`return redis.call('SET', KEYS[1], '1', 'PX', 1000)`, { keys: ['spoke:start'] })
      return undefined
    } finally {
      client.destroy()
    }
  } catch (cause) {
    return explain(url, cause instanceof Error ? cause : new Error(String(cause)))
  }
}

/** Returns what may pass, throws what will not. */
function explain(url: URL, error: Error & { code?: string }): string {
  const { code = '', message } = error
  if (/CERT|SELF_SIGNED|ISSUER|SIGNATURE/.test(code)) {
    throw createStoreError(url, `has no valid certificate (${code})`, 'Renew it, or correct the host.', error)
  }
  if (error instanceof TypeError) throw createStoreError(url, `is no address (${message})`, 'Correct it.', error)
  // words of the server itself are in capitals: NOAUTH, WRONGPASS, NOPERM, ERR
  if (/^[A-Z]{3,} /.test(message) && !FOR_NOW.test(message)) {
    const [, word, text = ''] = /^(\S+) ([^.,]*)/.exec(message) ?? []
    throw createStoreError(
      url,
      `refuses: ${word} ${text}`,
      'Correct the user, the password or the database in it.',
      error,
    )
  }
  return `${VARIABLE}: ${url.host} does not answer (${code || message})`
}

const createStoreError = (url: URL, what: string, next: string, cause?: unknown) =>
  new UsageError(`${VARIABLE}: ${url.host} ${what}.`, {
    next: `${next} Without ${VARIABLE} each instance counts by itself.`,
    cause,
  })
