/** From the quietest to the most verbose. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type RequestLine = {
  requestId: string
  /** Where traces are collected. */
  traceId?: string | undefined
  method: string
  /** Without the query, whose values can be personal. */
  path: string
  status: number
  ms: number
  cache: string
}

export type Log = {
  request(line: RequestLine): void
  error(message: string, details: { requestId?: string; error?: unknown }): void
  warn(message: string): void
  info(message: string): void
  /** Writes the buffered lines. */
  flush(): void
}

const BUFFER_BYTES = 16 * 1024
const BUFFER_MS = 100

/**
 * A log of one JSON object per line, written in batches because a write per request costs more than a cached page.
 * Requests are logged at level 'info', those that the server failed at level 'error'.
 */
export function createLog({
  level = 'info',
  write,
}: {
  level?: LogLevel | undefined
  write: (text: string) => void
}): Log {
  const verbosity = LOG_LEVELS.indexOf(level)
  let buffer = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (buffer) write(buffer)
    buffer = ''
  }

  function writeLine(lineLevel: LogLevel, fields: object) {
    if (LOG_LEVELS.indexOf(lineLevel) > verbosity) return
    buffer += `${JSON.stringify({ time: new Date().toISOString(), level: lineLevel, ...fields })}\n`
    if (buffer.length > BUFFER_BYTES || lineLevel === 'error') flush()
    else timer ??= setTimeout(flush, BUFFER_MS).unref()
  }

  return {
    request: (line) => writeLine(isServerError(line.status) ? 'error' : 'info', line),
    error: (message, { error, ...details }) =>
      writeLine('error', { message, ...details, ...(error === undefined ? {} : { error: formatError(error) }) }),
    warn: (message) => writeLine('warn', { message }),
    info: (message) => writeLine('info', { message }),
    flush,
  }
}

/** 501 is left out: it is the client that sent an unknown method. */
const isServerError = (status: number) => status >= 500 && status !== 501

const formatError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
