/** Loudest last. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type RequestLine = {
  requestId: string
  method: string
  /** Never with its query: values in it can be personal. */
  path: string
  status: number
  ms: number
  cache: string
}

export type Log = {
  request(line: RequestLine): void
  error(message: string, details: { requestId?: string; error?: unknown }): void
  info(message: string): void
  /** Writes what is still held back. */
  flush(): void
}

const HELD_BYTES = 16 * 1024
const HELD_MS = 100

/**
 * One JSON object a line, written in batches: a line a write would cost a busy server more than its answers do.
 * Request lines are 'info', those with a status from 500 'error'.
 */
export function createLog({
  level = 'info',
  write,
}: {
  level?: LogLevel | undefined
  write: (text: string) => void
}): Log {
  const loudness = LOG_LEVELS.indexOf(level)
  let held = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (held) write(held)
    held = ''
  }

  function line(at: LogLevel, fields: object) {
    if (LOG_LEVELS.indexOf(at) > loudness) return
    held += `${JSON.stringify({ time: new Date().toISOString(), level: at, ...fields })}\n`
    if (held.length > HELD_BYTES || at === 'error') flush()
    else timer ??= setTimeout(flush, HELD_MS).unref()
  }

  return {
    request: (fields) => line(fields.status >= 500 ? 'error' : 'info', fields),
    error: (message, { error, ...rest }) =>
      line('error', { message, ...rest, ...(error === undefined ? {} : { error: describe(error) }) }),
    info: (message) => line('info', { message }),
    flush,
  }
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
