import { isExpired } from '../../world/carts.ts'
import { parseWithdrawal } from '../../world/withdrawn.ts'
import type { WorldBundle, WorldDiff } from '../api.ts'
import type { NewScenario } from './scenario-changes.ts'

type ScenarioParts = Pick<NewScenario, 'given' | 'effect' | 'imports' | 'data'>
type Statements = { given: string[]; effect: string[] }

/** Statements that make a new world like this one, and those that check it. */
export function describeKeptWorld(name: string, bundle: WorldBundle, diff: WorldDiff): ScenarioParts {
  const records = Object.fromEntries(Object.entries(bundle.records).filter(([, ofKind]) => ofKind.length > 0))
  const parts = [
    keepStock(diff.stock),
    keepGoods(diff),
    keepContent(bundle.content),
    keepTime(bundle),
    keepRules(bundle),
    keepFaults(diff.faults),
    keepRecords(name, bundle, records),
  ]
  const given = parts.flatMap((part) => part.given)
  const effect = parts.flatMap((part) => part.effect)
  const helpers = ['requireVariant', 'restoreKept'].filter((name) => mentions(given, name))
  return {
    given: { takes: listTaken(given, ['world', 'visitor', 'faults', 'catalogue']), statements: given },
    effect: { takes: listTaken(effect, ['world', 'clients']), statements: effect },
    ...(helpers.length > 0 && { imports: [`import { ${helpers.join(', ')} } from '../given/kept-records.ts'`] }),
    ...(mentions(given, 'restoreKept') && { data: formatKept(bundle, records) }),
  }
}

function keepStock(stock: WorldDiff['stock']): Statements {
  const products = new Set(stock.map(({ product }) => product))
  return {
    given: stock.flatMap(({ variantId, product, size, now }) => [
      `// ${product}, ${size}`,
      `requireVariant(catalogue, '${variantId}')`,
      `world.stock.set('${variantId}', ${now})`,
    ]),
    effect: [...products].map((product) => {
      const sizes = stock.filter((change) => change.product === product)
      const expected = Object.fromEntries(
        sizes.map(({ variantId, now }) => [`gid://shopify/ProductVariant/${variantId}`, now]),
      )
      return `expect(Object.fromEntries((await clients.backend.product({ store: 'gb', handle: '${product}' }))?.variants.map(({ id, inventory_quantity }) => [id, inventory_quantity]) ?? [])).toMatchObject(${toSource(expected)})`
    }),
  }
}

const keepGoods = ({ withdrawn, prices }: WorldDiff): Statements => {
  const changes = Object.keys(prices).length > 0 ? [toSource(prices)] : []
  return {
    given: [
      ...withdrawn.map((entry) => `world.withdrawn.add(${toSource(entry)})`),
      ...changes.map((source) => `world.priceChanges = ${source}`),
    ],
    effect: [
      ...withdrawn.map(parseWithdrawal).map(({ kind, handle, region }) => {
        const request = `{ store: '${region ?? 'gb'}', handle: ${toSource(handle)} }`
        return `expect(await clients.backend.${kind}(${request})).toBeNull()`
      }),
      ...changes.map((source) => `expect(world.priceChanges).toEqual(${source})`),
    ],
  }
}

const keepContent = (content: WorldBundle['content']): Statements => ({
  given: Object.entries(content).map(([part, entries = []]) =>
    entries.length === 0 ? `world.content.blank('${part}')` : `world.content.replace('${part}', ${toSource(entries)})`,
  ),
  effect: Object.entries(content).map(
    ([part, entries = []]) => `expect(world.content.getOverrides().${part}).toHaveLength(${entries.length})`,
  ),
})

/** A clock that runs is as far ahead as it was; one that stands, stands at its time. */
function keepTime({ clock: { now, offsetMs, frozen } }: WorldBundle): Statements {
  if (frozen)
    return {
      given: [`world.clock.freeze(true)`, `world.clock.set(new Date('${now}'))`],
      effect: [`expect(world.clock.now().toISOString()).toBe('${now}')`],
    }
  const seconds = Math.round(offsetMs / 1_000)
  if (seconds === 0) return { given: [], effect: [] }
  return {
    given: [`world.clock.advance(${seconds} * 1_000)`],
    effect: [`expect(Math.round(world.clock.offset / 1_000)).toBe(${seconds})`],
  }
}

function keepRules({ latencyMs, responseProfile }: WorldBundle): Statements {
  const rules = [
    ...(latencyMs > 0 ? [['world.latency.ms', `world.latency.set(${latencyMs})`, latencyMs] as const] : []),
    ...(responseProfile === 'full'
      ? []
      : [['world.responseProfile', `world.responseProfile = '${responseProfile}'`, responseProfile] as const]),
  ]
  return {
    given: rules.map(([, statement]) => statement),
    effect: rules.map(([read, , value]) => `expect(${read}).toBe(${toSource(value)})`),
  }
}

function keepFaults(faults: WorldDiff['faults']): Statements {
  const worldFaults = faults.map(({ id: _, after, ...fault }) => ({ ...fault, ...(after > 0 && { after }) }))
  return {
    given: worldFaults.map((fault) => `faults.add(${toSource(fault)})`),
    effect: worldFaults.length > 0 ? [`expect(world.faults.list()).toMatchObject(${toSource(worldFaults)})`] : [],
  }
}

function keepRecords(
  name: string,
  { visitor, clock }: WorldBundle,
  records: Partial<WorldBundle['records']>,
): Statements {
  const { cookies, localStorage, sessionStorage } = visitor
  const hasVisitor = [cookies, Object.keys(localStorage), Object.keys(sessionStorage)].some(({ length }) => length > 0)
  if (!hasVisitor && Object.keys(records).length === 0) return { given: [], effect: [] }
  const now = new Date(clock.now)
  const carts = (records.carts ?? []).filter((cart) => cart.completedAt === null && !isExpired(cart, now))
  return {
    given: [`await restoreKept({ world, visitor, catalogue }, new URL('./${name}.json', import.meta.url))`],
    effect: [
      ...carts.map(({ id, lines }) => {
        const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        return `expect((await clients.shopify.cart({ cartId: ${toSource(id)} }))?.totalQuantity).toBe(${pieces})`
      }),
      ...Object.entries(records).map(([kind, ofKind]) => `expect(world.${kind}.count()).toBe(${ofKind.length})`),
    ],
  }
}

/** The file beside the scenario. */
const formatKept = ({ clock, counters, visitor }: WorldBundle, records: object) =>
  `${JSON.stringify({ savedAt: clock.now, counters, records, visitor }, null, 2)}\n`

/** A value as source text, with keys in quotes only where they need them. */
const toSource = (value: unknown) => JSON.stringify(value)

const mentions = (statements: readonly string[], name: string) =>
  statements.some((statement) => new RegExp(`\\b${name}\\b`).test(statement))

const listTaken = (statements: readonly string[], names: readonly string[]) =>
  names.filter((name) => mentions(statements, name))
