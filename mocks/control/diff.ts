import { recordsOf, type WorldRecords } from '../world/collections.ts'
import type { World } from '../world/world.ts'
import type { WorldDiff } from './api.ts'
import { clockOf } from './clock.ts'

/** What makes a world differ from the plain house. Nobody's details are in it: it may be shown and sent around. */
export function diffOf(world: World): WorldDiff {
  return {
    scenarios: world.entrance.scenarios,
    clock: clockOf(world),
    latencyMs: world.latency.ms,
    records: summariesOf(recordsOf(world)),
    stock: shelvesOf(world),
    withdrawn: [...world.withdrawn].sort(),
    content: Object.entries(world.content.overlay()).map(([part, entries]) => ({ part, entries: entries.length })),
    faults: world.faults.list(),
  }
}

/** One line a record, by collection. */
const inShort: { [Kind in keyof WorldRecords]: (record: WorldRecords[Kind][number]) => string } = {
  carts: ({ region, lines, discountCodes, completedAt }) =>
    [region, goodsIn(lines), ...discountCodes, completedAt && `completed ${completedAt}`].filter(Boolean).join(', '),
  orders: ({ name, region, lines, total, currency, fulfilment }) =>
    `${name}, ${region}, ${goodsIn(lines)}, ${(total / 100).toFixed(2)} ${currency}, ${fulfilment}`,
  customers: ({ region, addresses, accessTokens }) =>
    `${region}, ${counted(addresses.length, 'address', 'addresses')}, ${accessTokens.length > 0 ? 'signed in' : 'signed out'}`,
  fits: ({ storeLocation, fit, method }) => `${storeLocation}, ${sizesIn({ ...fit.bottom, ...fit.top })}, by ${method}`,
  fitTokens: ({ customerId }) => (customerId === null ? 'of a stranger' : `of customer ${customerId}`),
  fitKeys: ({ until }) => `until ${until}`,
  subscriptions: ({ store, method, lists }) => `${store}, ${method}, ${counted(lists.length, 'list')}`,
  unsubscriptions: ({ at }) => `from the printed catalogue, ${at}`,
  stockRequests: ({ store, variantId, sku }) => `${store}, ${sku ?? variantId ?? 'nothing in particular'}`,
  visits: ({ store, fitResponse }) => `${store}, ${fitResponse}`,
  surveys: ({ store, answers }) => `${store}, ${counted(Object.keys(answers).length, 'answer')}`,
  returns: ({ reference, lines, carrier, label }) =>
    `${reference}, ${counted(lines.length, 'line')}, ${carrier ?? 'no carrier'}, label ${label}`,
  giftCards: ({ region, balance, expiresAt }) => `${region}, ${(balance / 100).toFixed(2)} left, until ${expiresAt}`,
  carrierTroubles: ({ id, trouble }) => `${id === '*' ? 'every carrier' : id} ${trouble}`,
  storeLimits: ({ size, leaksPerSecond, answer }) =>
    `${size} requests, ${leaksPerSecond} more a second, then ${answer}`,
  outbox: ({ kind, at }) => `${kind}, ${at}`,
}

function summariesOf(records: WorldRecords): WorldDiff['records'] {
  const summaries: WorldDiff['records'] = {}
  const put = <Kind extends keyof WorldRecords>(kind: Kind) => {
    const all: readonly WorldRecords[Kind][number][] = records[kind]
    if (all.length > 0)
      summaries[kind] = {
        count: all.length,
        records: all.map((each) => ({ id: shortId(kind, each.id), summary: inShort[kind](each) })),
      }
  }
  for (const kind of Object.keys(inShort)) put(kind as keyof WorldRecords)
  return summaries
}

/** Without what opens a cart, or stands for a person. */
const shortId = (kind: keyof WorldRecords, id: string) =>
  kind === 'fitTokens' || kind === 'fitKeys' ? 'kept to itself' : (id.split('/').at(-1) ?? id).replace(/\?.*$/, '')

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const goodsIn = (lines: readonly { quantity: number }[]) =>
  `${counted(lines.length, 'line')} of ${lines.reduce((sum, { quantity }) => sum + quantity, 0)}`

const sizesIn = (fit: Record<string, string | undefined>) =>
  Object.values(fit)
    .filter((size) => size !== undefined && size !== '')
    .join(' / ') || 'nothing'

function shelvesOf({ stock, catalogue }: World): WorldDiff['stock'] {
  return Object.entries(stock.overlay()).flatMap(([variantId, now]) => {
    const known = catalogue.variantById.get(variantId)
    if (!known || known.variant.inventory === now) return []
    const { product, variant } = known
    return [
      {
        variantId,
        sku: variant.sku,
        product: product.handle,
        size: variant.values.join(' / '),
        house: variant.inventory,
        now,
      },
    ]
  })
}
