import { getRequestId } from './ids.ts'

/** Writes one line of JSON to the server's log: the time, the level and these fields. */
export function writeLog(
  level: 'info' | 'warn' | 'error' | 'critical',
  fields: Readonly<Record<string, unknown>>,
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields })
  if (level === 'info') console.info(line)
  else if (level === 'warn') console.warn(line)
  else console.error(line)
}

/** What the server refuses for safety, and what its line of the log says. Reached limits have a line of their own. */
const REFUSALS = {
  'webhook-signature': 'A webhook had a wrong signature.',
  'preview-key': 'A preview link had a wrong key.',
  'other-site': 'Another site called a server function or posted a form.',
  'malformed-call': 'A call of a server function was malformed, or of a function that does not exist.',
  'invalid-input': 'A schema refused the input of a server function.',
  access: 'An upstream refused a token, a key, or an order with its proof.',
} as const

/** Logs a refusal with the request's id, and nothing of what was sent. */
export function logRefusal(request: Request, refused: keyof typeof REFUSALS, by?: string): void {
  writeLog('warn', { requestId: getRequestId(request), refused, ...(by && { by }), message: REFUSALS[refused] })
}

/** The shortest time between two lines about one limit, in ms, so that a flood does not fill the log. */
const PAUSE_MS = 60_000

/**
 * Returns a function that counts refusals by limit. It calls `write` at once for the first refusal of a limit, then at
 * most once a minute with the number of later ones.
 */
export function createRefusalLog(now: () => number, write: (name: string, count: number) => void) {
  const counted = new Map<string, { count: number; writtenAt: number }>()
  return (name: string): void => {
    const time = now()
    const { count, writtenAt } = counted.get(name) ?? { count: 0, writtenAt: Number.NEGATIVE_INFINITY }
    const isDue = time - writtenAt >= PAUSE_MS
    counted.set(name, isDue ? { count: 0, writtenAt: time } : { count: count + 1, writtenAt })
    if (isDue) write(name, count + 1)
  }
}
