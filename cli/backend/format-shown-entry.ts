import type { ControlClient } from '#mocks/control/client.ts'
import { toFaultCommand } from '#mocks/control/describe/call.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'
import { formatJournalEntry } from './format-journal-entry.ts'
import type { Session } from './session.ts'

export type ShownEntry = Awaited<ReturnType<ControlClient['journalEntry']>>

/** An entry on many lines: a call with its request and response, and what can be done with it. */
export function formatShownEntry(shown: ShownEntry, { toCommand }: Session, terminal: Terminal): string {
  const { entry, canReplay, hasHiddenValues, requestText, responseText, graphiql } = shown
  const head = formatJournalEntry(entry, terminal)
  if (entry.kind !== 'request') return `${head}\n\n${JSON.stringify(entry, null, 2)}`
  const { exchange, method, path, traceId, contract } = entry
  const facts = formatTable([
    ['Call', `${method} ${path}`],
    ['Contract', exchange?.problems ? `broken: ${exchange.problems.join('; ')}` : contract],
    ...(traceId ? [['Trace', traceId]] : []),
  ])
  if (!exchange) return `${head}\n\n${facts}\n\nWhat it said is no longer kept.`
  const { request, response } = exchange
  const steps = [
    ...(canReplay ? [['Replay it', toCommand(`journal replay ${entry.seq}`)]] : []),
    ['Make it fail', toCommand(toFaultCommand(entry))],
    ['Copy it', toCommand(`journal show ${entry.seq} --as ${graphiql ? 'curl|test|graphiql' : 'curl|test'}`)],
  ]
  return [
    head,
    facts,
    formatMessage('Request', request.headers, requestText, terminal),
    response ? formatMessage(`Response ${response.status}`, response.headers, responseText, terminal) : 'No response.',
    formatTable(steps),
    ...(hasHiddenValues ? ['A copy has [hidden] in place of secrets; a replay has them.'] : []),
  ].join('\n\n')
}

function formatMessage(
  title: string,
  headers: Record<string, string>,
  text: string | undefined,
  { style }: Terminal,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${style('dim', `${name}:`)} ${value}`)
  return [style('bold', title), ...lines, ...(text === undefined ? [] : ['', text])].join('\n')
}
