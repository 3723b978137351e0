import type { WorldRecords } from '../../world/records.ts'
import type { WorldDiff } from '../api.ts'
import { describeFault } from './fault.ts'
import { describeClockOffset } from './time.ts'

/** Sizes of a product that are named; of more only their number is. */
const MAX_SIZES = 3
/** A clock that is read twice differs by the time between. */
const CLOCK_TOLERANCE_MS = 1_000

/** Records that a visit leaves behind by itself, and nobody sets up. */
const TRACES: ReadonlySet<string> = new Set<keyof WorldRecords>([
  'fitTokens',
  'fitKeys',
  'signIns',
  'browserSessions',
  'signInClients',
  'outbox',
  'agentCalls',
])

type Difference = {
  /** Such as 'stock of Heroes, Navy, 34: 0, was 7'. */
  text: string
  /** By which the thing is found, such as a SKU. */
  id?: string
  /** Whether a visit leaves it behind by itself. */
  isTrace?: boolean
}

/** How a world differs from a new one: what shoppers meet first, and last what a visit leaves behind by itself. */
export function describeDifferences(diff: Omit<WorldDiff, 'scenarios'>): Difference[] {
  const { clock, latencyMs, records, stock, withdrawn, prices, content, faults } = diff
  const ofRecords = Object.entries(records).flatMap(([kind, { records }]) =>
    records.map(({ id, summary }) => ({ text: `${toWords(kind)}: ${summary}`, id, isTrace: TRACES.has(kind) })),
  )
  return [
    ...faults.map((fault) => ({ text: `fault: ${describeFault(fault)}`, id: `${fault.id}` })),
    ...(latencyMs > 0 ? [{ text: `every response waits ${latencyMs} ms` }] : []),
    ...(isClockChanged(clock) ? [{ text: `clock: ${describeClockOffset(clock)}` }] : []),
    ...describeStock(stock),
    ...withdrawn.map((handle) => ({ text: `no longer sold: ${handle}` })),
    ...Object.entries(prices).map(([handle, percent]) => ({ text: `price of ${handle} changed by ${percent} %` })),
    ...content.map(({ part, entries }) => ({
      text: `content ${part}: ${entries === 0 ? 'nothing' : `${entries} entries`}`,
    })),
    ...ofRecords.filter(({ isTrace }) => !isTrace),
    ...ofRecords.filter(({ isTrace }) => isTrace),
  ]
}

/** The same, a line each. */
export const listDifferences = (diff: Omit<WorldDiff, 'scenarios'>): string[] =>
  describeDifferences(diff).map(({ text }) => text)

/** The same in a few words each, for a label: 'cart-with-lines', '2 faults', '14 d ahead of real time', 'carts 1'. */
export function labelDifferences({
  scenarios,
  clock,
  latencyMs,
  records,
  stock,
  withdrawn,
  prices,
  content,
  faults,
}: WorldDiff): string[] {
  // the names of scenarios describe what they set up
  const own =
    scenarios.length > 0 ? [] : Object.entries(records).map(([kind, { count }]) => `${toWords(kind)} ${count}`)
  const changed = stock.length + withdrawn.length + Object.keys(prices).length + content.length
  const goods = scenarios.length === 0 && changed > 0 ? ['goods'] : []
  return [
    ...scenarios.map(({ name }) => name),
    ...(faults.length > 0 ? [faults.length === 1 ? '1 fault' : `${faults.length} faults`] : []),
    ...(isClockChanged(clock) ? [describeClockOffset(clock)] : []),
    ...(latencyMs > 0 ? [`${latencyMs} ms`] : []),
    ...own,
    ...goods,
  ]
}

/** The words of a kind of records: 'agent calls' for agentCalls. */
const toWords = (kind: string) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isClockChanged = ({ frozen, offsetMs }: WorldDiff['clock']) => frozen || Math.abs(offsetMs) > CLOCK_TOLERANCE_MS

function describeStock(stock: WorldDiff['stock']): Difference[] {
  const products = [...new Set(stock.map(({ product }) => product))]
  return products.flatMap((product) => {
    const changes = stock.filter((change) => change.product === product)
    if (changes.length <= MAX_SIZES)
      return changes.map(({ title, size, initial, now, sku }) => ({
        text: `stock of ${title}, ${size}: ${now}, was ${initial}`,
        id: sku,
      }))
    const levels = [...new Set(changes.map(({ now }) => now))]
    const level = levels.length === 1 ? levels[0] : 'changed'
    return [{ text: `stock of ${changes[0]?.title}: ${level} in ${changes.length} sizes` }]
  })
}
