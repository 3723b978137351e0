import type { Exchange, RecordedBody } from '../../world/exchange.ts'
import type { JournalEntry } from '../../world/journal.ts'
import { HIDDEN } from '../../world/mask-secrets.ts'
import type { World } from '../../world/world.ts'
import { maskText, PERSONAL_FIELDS } from './redact-tree.ts'

/** How much of the latest exchanges an export has, in characters. */
const MAX_EXPORTED = 4_000_000
/** Fields of a request that no person types. */
const TECHNICAL =
  /^(?:query|operationName|method|type|event|kind|status|currency|store|shop|region|location|locale|language|country|version|grant_type|client_id|scope|redirect_uri|waist|build|leg|taper|chest|length|size|cut|key|after|before|sortKey|handle)$|ids?$|sku|_code$|Code$/i
const HEADERS_OF_PEOPLE = /buyer-ip|forwarded|real-ip|user-agent|referer/i

/** The entries of a journal with the latest exchanges, without what people typed into requests. */
export function listEntriesForExport({ journal }: World): JournalEntry[] {
  let room = MAX_EXPORTED
  return journal
    .entries()
    .reverse()
    .map((entry) => {
      const exchange = entry.kind === 'request' && journal.getCall(entry.seq)?.exchange
      if (!exchange) return entry
      room -= (exchange.request.body?.text?.length ?? 0) + (exchange.response?.body?.text?.length ?? 0)
      return room < 0 ? entry : { ...entry, exchange: withoutTyped(exchange) }
    })
    .reverse()
}

/** What a person typed is in requests; names and addresses in responses are known from the world’s records. */
function withoutTyped({ request, response, ...rest }: Exchange): Exchange {
  return {
    ...rest,
    request: { headers: maskHeaders(request.headers), ...(request.body && { body: maskBody(request.body) }) },
    ...(response && { response: { ...response, ...(response.body && { body: dropCut(response.body) }) } }),
  }
}

const maskHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, HEADERS_OF_PEOPLE.test(name) ? HIDDEN : value]),
  )

/** A body that was cut cannot be read field by field, so its text is left out. */
const dropCut = ({ text, ...body }: RecordedBody): RecordedBody =>
  text === undefined || body.isCut ? body : { ...body, text }

function maskBody(body: RecordedBody): RecordedBody {
  const { text, ...rest } = dropCut(body)
  if (text === undefined) return rest
  if (body.type.includes('x-www-form-urlencoded')) return { ...rest, text: maskForm(text) }
  try {
    return { ...rest, text: JSON.stringify(maskTyped(JSON.parse(text))) }
  } catch {
    return rest
  }
}

/** Masks every text that a person can have typed; the shape, numbers and names of things stay. */
function maskTyped(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return isTechnical(field, value) ? value : maskText(value)
  if (Array.isArray(value)) return value.map((item) => maskTyped(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, maskTyped(item, name)]))
}

/** Personal fields get placeholders with those of the records (redact-tree.ts). */
const isTechnical = (field: string, value: string) =>
  TECHNICAL.test(field) || field in PERSONAL_FIELDS || value.startsWith('gid://') || value === HIDDEN

function maskForm(text: string): string {
  const form = new URLSearchParams(text)
  for (const [name, value] of [...form]) if (!TECHNICAL.test(name)) form.set(name, maskText(value))
  return form.toString()
}
