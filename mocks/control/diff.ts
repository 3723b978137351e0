import { getProductTitle } from '../upstreams/shopify/goods/product.ts'
import { fromMinorUnits, getDecimals } from '../world/currency.ts'
import { getCardCurrency } from '../world/gift-cards.ts'
import { getRecords, type WorldRecords } from '../world/records.ts'
import { getArrival } from '../world/return-progress.ts'
import { type StoreSettings, storeSettings } from '../world/store-settings.ts'
import type { World } from '../world/world.ts'
import type { WorldDiff } from './api.ts'
import { getClockState } from './clock.ts'

/** How a world differs from the default data. It contains no personal data, so it may be shared. */
export function diffWorld(world: World): WorldDiff {
  return {
    scenarios: world.entrance.scenarios,
    clock: getClockState(world),
    latencyMs: world.latency.ms,
    records: summarizeRecords(getRecords(world)),
    stock: listStockChanges(world),
    withdrawn: [...world.withdrawn].sort(),
    prices: world.priceChanges,
    content: Object.entries(world.content.getOverrides()).map(([part, entries]) => ({ part, entries: entries.length })),
    faults: world.faults.list(),
  }
}

/** Summarizes a record in one line, by collection. */
const SUMMARIZE: { [Kind in keyof WorldRecords]: (record: WorldRecords[Kind][number]) => string } = {
  carts: ({ region, lines, discountCodes, completedAt }) =>
    [region, countPieces(lines), ...discountCodes, completedAt && `completed ${completedAt}`]
      .filter(Boolean)
      .join(', '),
  orders: ({ name, region, lines, total, currency, fulfilment }) =>
    `${name}, ${region}, ${countPieces(lines)}, ${formatAmount(total, currency)} ${currency}, ${fulfilment}`,
  customers: ({ region, addresses, accountTokens }) =>
    `${region}, ${formatCount(addresses.length, 'address', 'addresses')}, ${accountTokens.length > 0 ? 'signed in' : 'signed out'}`,
  fits: ({ storeLocation, fit, method }) =>
    `${storeLocation}, ${formatSizes({ ...fit.bottom, ...fit.top })}, by ${method}`,
  fitTokens: ({ customerId }) => (customerId === null ? 'of an unknown visitor' : `of customer ${customerId}`),
  fitKeys: ({ until }) => `until ${until}`,
  subscriptions: ({ store, method, lists }) => `${store}, ${method}, ${formatCount(lists.length, 'list')}`,
  unsubscriptions: ({ store, at }) => `from the printed catalogue of ${store}, ${at}`,
  stockRequests: ({ store, variantId, sku }) => `${store}, ${sku ?? variantId ?? 'no variant'}`,
  visits: ({ store, fitResponse }) => `${store}, ${fitResponse}`,
  surveys: ({ store, answers }) => `${store}, ${formatCount(Object.keys(answers).length, 'answer')}`,
  returns: ({ reference, lines, carrier, label, createdAt }) =>
    `${reference}, ${formatCount(lines.length, 'line')}, ${carrier ?? 'no carrier'}, label ${label}, arrives ${getArrival({ createdAt }).toISOString().slice(0, 10)}`,
  giftCards: (card) =>
    `${card.region}, ${formatAmount(card.balance, getCardCurrency(card))} left, until ${card.expiresAt}`,
  carrierTroubles: ({ id, trouble }) => `${id === '*' ? 'every carrier' : id} ${trouble}`,
  competingSales: ({ id }) => `${id === '*' ? 'the first size' : id} requested in exchange is sold to another shopper`,
  reviewVotes: ({ reviewId }) => `review ${reviewId} is found helpful`,
  storeSettings: ({ id, ...settings }) => listChangedSettings(id, settings),
  signIns: ({ region, clientId, scope }) => `${region}, ${clientId}, ${scope}`,
  browserSessions: ({ region, signedInAt }) => `${region}, signed in ${signedInAt}`,
  signInClients: ({ redirectUris, secret }) =>
    `${secret === null ? 'public' : 'with a secret'}, ${formatCount(redirectUris.length, 'redirect URI')}`,
  outbox: ({ kind, at }) => `${kind}, ${at}`,
  agentCheckouts: ({ region, createdAt, canceledAt }) => `${region}, ${createdAt}${canceledAt ? ', canceled' : ''}`,
  agentCalls: ({ at }) => `answered once, ${at}`,
}

/** The settings that differ from a store without any: 'gb, size 5, leaksPerSecond 1'. */
function listChangedSettings(id: StoreSettings['id'], settings: Omit<StoreSettings, 'id'>): string {
  const defaults = new Map(Object.entries(storeSettings.parse({ id })))
  const changes = Object.entries(settings).flatMap(([name, value]) => {
    const [text, initial] = [value, defaults.get(name)].map((one) => JSON.stringify(one))
    return text === initial ? [] : `${name} ${Array.isArray(value) ? formatCount(value.length, 'group') : text}`
  })
  return [id, ...changes].join(', ')
}

function summarizeRecords(records: WorldRecords): WorldDiff['records'] {
  const summaries: WorldDiff['records'] = {}
  const add = <Kind extends keyof WorldRecords>(kind: Kind) => {
    const ofKind: readonly WorldRecords[Kind][number][] = records[kind]
    if (ofKind.length > 0)
      summaries[kind] = {
        count: ofKind.length,
        records: ofKind.map((record) => ({ id: shortenId(kind, record.id), summary: SUMMARIZE[kind](record) })),
      }
  }
  for (const kind of Object.keys(SUMMARIZE)) add(kind as keyof WorldRecords)
  return summaries
}

/** The last part of an id, without a cart's key; tokens and keys are hidden. */
const shortenId = (kind: keyof WorldRecords, id: string) =>
  kind === 'fitTokens' || kind === 'fitKeys' ? 'hidden' : (id.split('/').at(-1) ?? id).replace(/\?.*$/, '')

const formatCount = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Minor units with the decimals of their currency: '98.00', '1500'. */
const formatAmount = (minor: number, currency: string) => fromMinorUnits(minor, currency).toFixed(getDecimals(currency))

const countPieces = (lines: readonly { quantity: number }[]) =>
  `${formatCount(lines.length, 'line')} of ${lines.reduce((sum, { quantity }) => sum + quantity, 0)}`

const formatSizes = (fit: Record<string, string | undefined>) =>
  Object.values(fit)
    .filter((size) => size !== undefined && size !== '')
    .join(' / ') || 'nothing'

function listStockChanges({ stock, catalogue }: World): WorldDiff['stock'] {
  return Object.entries(stock.getOverrides()).flatMap(([variantId, now]) => {
    const entry = catalogue.variantById.get(variantId)
    if (!entry || entry.variant.inventory === now) return []
    const { product, variant } = entry
    return [
      {
        variantId,
        sku: variant.sku,
        product: product.handle,
        title: getProductTitle(product),
        size: variant.values.join(' / '),
        initial: variant.inventory,
        now,
      },
    ]
  })
}
