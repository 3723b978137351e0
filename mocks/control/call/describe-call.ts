import type { RecordedCall } from '../../world/exchange.ts'
import type { RequestEntry } from '../../world/journal.ts'
import { HIDDEN } from '../../world/mask-secrets.ts'
import type { ShownEntry } from '../api.ts'
import { toTest } from './call-test.ts'
import { toCurl } from './curl.ts'
import { toGraphiqlLink } from './graphiql-link.ts'
import { formatBody } from './message-body.ts'

/** One call as the control API shows it: the entry with its exchange, and what can be copied from it. */
export function describeCall(
  entry: RequestEntry,
  { exchange, original }: RecordedCall,
  origin: string,
  scenarios: readonly string[],
): ShownEntry {
  const graphiql = toGraphiqlLink(entry, exchange, origin)
  const [sent, answered] = [exchange.request.body, exchange.response?.body]
  return {
    entry: { ...entry, exchange },
    canReplay: original !== undefined,
    hasHiddenValues: JSON.stringify(exchange.request).includes(HIDDEN) || entry.path.includes(HIDDEN),
    ...(sent && { requestText: formatBody(sent) }),
    ...(answered && { responseText: formatBody(answered) }),
    curl: toCurl(entry, exchange, origin),
    test: toTest(entry, exchange, scenarios),
    ...(graphiql && { graphiql }),
  }
}
