import { z } from 'zod'
import type { Report } from '#contracts/reports/generated/types.ts'

const itemHeader = z.object({ type: z.string(), length: z.int().min(0).optional() })

/** What is read of an event (contracts/reports, `SentryEvent`). */
const sentryEvent = z.object({
  level: z.enum(['fatal', 'error', 'warning', 'info', 'log', 'debug']).default('error'),
  message: z.union([z.string(), z.object({ formatted: z.string() })]).optional(),
  exception: z
    .object({ values: z.array(z.object({ type: z.string().default('Error'), value: z.string().default('') })) })
    .optional(),
  tags: z.record(z.string(), z.coerce.string()).default({}),
})
type SentryEvent = z.output<typeof sentryEvent>

/** The reports in a Sentry envelope, or why it is none. Sessions, replays and the like are taken and left alone. */
export function reportsIn(envelope: string): { reports: Report[] } | { problem: string } {
  const bytes = Buffer.from(envelope)
  const [first, start] = lineAt(bytes, 0)
  if (json(first) === undefined) return { problem: 'the first line is no envelope header' }
  const reports: Report[] = []
  for (let at = start; at < bytes.length; ) {
    const [line, payloadAt] = lineAt(bytes, at)
    at = payloadAt
    if (line === '') continue
    const header = itemHeader.safeParse(json(line))
    if (!header.success) return { problem: `"${line.slice(0, 40)}" is no item header` }
    const { type, length } = header.data
    const [payload, next] =
      length === undefined ? lineAt(bytes, at) : [bytes.toString('utf8', at, at + length), at + length + 1]
    at = next
    if (type !== 'event') continue
    const event = sentryEvent.safeParse(json(payload))
    if (!event.success) return { problem: `an event is not right: ${z.prettifyError(event.error)}` }
    reports.push(report(event.data))
  }
  return { reports }
}

function report({ level, message, exception, tags }: SentryEvent): Report {
  const thrown = exception?.values.at(-1)
  const said = typeof message === 'string' ? message : message?.formatted
  return {
    code: tags.code ?? thrown?.type ?? 'message',
    message: said ?? thrown?.value ?? '',
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

/** A line of an envelope and where the next one begins. Lengths in it count bytes, so it is read as bytes. */
function lineAt(bytes: Buffer, start: number): [line: string, next: number] {
  const end = bytes.indexOf('\n', start)
  return end === -1 ? [bytes.toString('utf8', start), bytes.length] : [bytes.toString('utf8', start, end), end + 1]
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
