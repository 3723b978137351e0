import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { getCurrency } from './catalogue/markets.ts'
import type { StoreCustomer } from './catalogue/store-content.ts'
import type { Collections } from './collections.ts'
import { type AddressRecord, addressRecord, customerRecord } from './customers.ts'
import type { Ids } from './ids.ts'
import { orderRecord } from './orders.ts'
import { describeSold } from './sold-goods.ts'
import { getStableNumber } from './stable-number.ts'

type Parts = Pick<Collections, 'customers' | 'orders'> & { catalogue: Catalogue; ids: Ids; now: Date }

/** Adds the customers of a goods file to a new world, in each of its stores, with their addresses and orders. */
export async function addOwnCustomers(world: Parts): Promise<void> {
  for (const customer of world.catalogue.content?.customers ?? [])
    for (const region of REGION_CODES) await addCustomer(world, customer, region)
}

/** How many records a new world begins with. */
export function countOwnRecords({ content }: Catalogue): { customers: number; orders: number } {
  const customers = content?.customers ?? []
  const orders = customers.reduce((sum, customer) => sum + customer.orders.length, 0)
  return { customers: customers.length * REGION_CODES.length, orders: orders * REGION_CODES.length }
}

async function addCustomer(world: Parts, customer: StoreCustomer, region: RegionCode): Promise<void> {
  const { email, firstName, lastName, phone = null, tags, orders } = customer
  const id = `gid://shopify/Customer/${getStableNumber(`customer ${region} ${email}`)}`
  const addresses = customer.addresses.map((address, index) => toAddress(customer, address, `${region} ${index}`))
  const createdAt = orders.map(({ processedAt }) => processedAt).sort()[0] ?? world.now.toISOString()
  await world.customers.create(
    customerRecord.parse({
      id,
      region,
      firstName,
      lastName,
      email,
      phone,
      tags,
      createdAt: toIsoTime(createdAt),
      addresses,
      defaultAddressId: addresses[0]?.id ?? null,
    }),
  )
  for (const order of orders) await addOrder(world, { order, customerId: id, email, region, address: addresses[0] })
}

function toAddress(
  { firstName, lastName, email }: StoreCustomer,
  address: StoreCustomer['addresses'][number],
  key: string,
): AddressRecord {
  const number = getStableNumber(`address ${key} ${email}`)
  return addressRecord.parse({
    firstName,
    lastName,
    ...address,
    id: `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`,
    country: countryNames.of(address.countryCode) ?? address.countryCode,
    province: address.provinceCode ?? null,
  })
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

type NewOrder = {
  order: StoreCustomer['orders'][number]
  customerId: string
  email: string
  region: RegionCode
  address: AddressRecord | undefined
}

/** Adds an order at today's prices. */
async function addOrder({ catalogue, ids, orders }: Parts, { order, customerId, email, region, address }: NewOrder) {
  const number = ids.nextNumber('order')
  const currency = getCurrency(catalogue, region, address?.countryCode)
  const lines = order.lines.flatMap(({ variantId, quantity }) => {
    const bought = catalogue.variantById.get(variantId)
    if (!bought) return []
    const { product, variant } = bought
    const unitPrice = variant.details?.marketPrices.get(currency)?.price ?? (variant.price ?? product.price)[region]
    const id = `gid://shopify/LineItem/${ids.nextNumber('line-item')}`
    return [{ id, variantId, quantity, unitPrice, sold: describeSold(product, variant) }]
  })
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const createdAt = toIsoTime(order.processedAt)
  await orders.create(
    orderRecord.parse({
      id: `gid://shopify/Order/${number}`,
      name: order.name ?? `#${number}`,
      region,
      currency,
      customerId,
      email,
      createdAt,
      lines,
      subtotal: total,
      total,
      shippingAddress: address ?? null,
      fulfilment: FULFILMENTS[order.displayFulfillmentStatus],
      deliveredAt: order.displayFulfillmentStatus === 'DELIVERED' ? createdAt : null,
    }),
  )
}

const FULFILMENTS = { DELIVERED: 'delivered', FULFILLED: 'fulfilled', UNFULFILLED: 'unfulfilled' } as const

/** Records have times in UTC. */
const toIsoTime = (time: string) => new Date(time).toISOString()
