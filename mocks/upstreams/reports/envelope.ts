import { z } from 'zod'
import type { Report } from '#contracts/reports/generated/types.ts'

const itemHeader = z.object({ type: z.string(), length: z.int().min(0).optional() })

/** The fields of an event that are read (contracts/reports, `SentryEvent`). */
const sentryEvent = z.object({
  level: z.enum(['fatal', 'error', 'warning', 'info', 'log', 'debug']).default('error'),
  message: z.union([z.string(), z.object({ formatted: z.string() })]).optional(),
  exception: z
    .object({ values: z.array(z.object({ type: z.string().default('Error'), value: z.string().default('') })) })
    .optional(),
  tags: z.record(z.string(), z.coerce.string()).default({}),
})
type SentryEvent = z.output<typeof sentryEvent>

/** The reports in a Sentry envelope, or the problem with it. Other items, such as sessions and replays, are ignored. */
export function parseEnvelope(envelope: string): { reports: Report[] } | { problem: string } {
  const bytes = Buffer.from(envelope)
  const [first, start] = readLine(bytes, 0)
  if (parseJson(first) === undefined) return { problem: 'the first line is not an envelope header' }
  const reports: Report[] = []
  for (let at = start; at < bytes.length; ) {
    const [line, payloadAt] = readLine(bytes, at)
    at = payloadAt
    if (line === '') continue
    const header = itemHeader.safeParse(parseJson(line))
    if (!header.success) return { problem: `"${line.slice(0, 40)}" is not an item header` }
    const { type, length } = header.data
    const [payload, next] =
      length === undefined ? readLine(bytes, at) : [bytes.toString('utf8', at, at + length), at + length + 1]
    at = next
    if (type !== 'event') continue
    const event = sentryEvent.safeParse(parseJson(payload))
    if (!event.success) return { problem: `an event is invalid: ${z.prettifyError(event.error)}` }
    reports.push(toReport(event.data))
  }
  return { reports }
}

function toReport({ level, message, exception, tags }: SentryEvent): Report {
  const innermost = exception?.values.at(-1)
  const text = typeof message === 'string' ? message : message?.formatted
  return {
    code: tags.code ?? innermost?.type ?? 'message',
    message: text ?? innermost?.value ?? '',
    level: LEVELS[level],
    ...(tags.requestId && { requestId: tags.requestId }),
  }
}

const LEVELS = {
  fatal: 'critical',
  error: 'error',
  warning: 'warning',
  info: 'info',
  log: 'info',
  debug: 'info',
} as const satisfies Record<SentryEvent['level'], Report['level']>

/** The line at a byte offset and the offset of the next line. Lengths in an envelope count bytes. */
function readLine(bytes: Buffer, start: number): [line: string, next: number] {
  const end = bytes.indexOf('\n', start)
  return end === -1 ? [bytes.toString('utf8', start), bytes.length] : [bytes.toString('utf8', start, end), end + 1]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
