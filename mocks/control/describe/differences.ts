import type { WorldDiff } from '../api.ts'
import { describeFault } from './fault.ts'
import { describeClockOffset } from './time.ts'

/** Sizes of a product that are named; of more only their number is. */
const MAX_SIZES = 3
/** A clock that is read twice differs by the time between. */
const CLOCK_TOLERANCE_MS = 1_000

/** How a world differs from a new one, a line each: what shoppers meet first, such as 'stock of Heroes, Navy, 34: 0, was 7'. */
export function listDifferences(diff: Omit<WorldDiff, 'scenarios'>): string[] {
  const { clock, latencyMs, records, stock, withdrawn, prices, content, faults } = diff
  return [
    ...faults.map((fault) => `fault: ${describeFault(fault)}`),
    ...(latencyMs > 0 ? [`every response waits ${latencyMs} ms`] : []),
    ...(isClockChanged(clock) ? [`clock: ${describeClockOffset(clock)}`] : []),
    ...listStock(stock),
    ...withdrawn.map((handle) => `no longer sold: ${handle}`),
    ...Object.entries(prices).map(([handle, percent]) => `price of ${handle} changed by ${percent} %`),
    ...content.map(({ part, entries }) => `content ${part}: ${entries === 0 ? 'nothing' : `${entries} entries`}`),
    ...Object.entries(records).flatMap(([kind, { records }]) =>
      records.map(({ summary }) => `${toWords(kind)}: ${summary}`),
    ),
  ]
}

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

function listStock(stock: WorldDiff['stock']): string[] {
  const products = [...new Set(stock.map(({ product }) => product))]
  return products.flatMap((product) => {
    const changes = stock.filter((change) => change.product === product)
    if (changes.length <= MAX_SIZES)
      return changes.map(({ title, size, initial, now }) => `stock of ${title}, ${size}: ${now}, was ${initial}`)
    const levels = [...new Set(changes.map(({ now }) => now))]
    return [`stock of ${changes[0]?.title}: ${levels.length === 1 ? levels[0] : 'changed'} in ${changes.length} sizes`]
  })
}
