import type { CartRecord } from '../../world/carts.ts'
import { addressRecord } from '../../world/customers.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { toGid } from '../shopify/gid.ts'
import { listCountries } from '../shopify/shop/countries.ts'

/**
 * The cart with an address, so that the checkout knows what delivery costs: the one that was chosen, else the signed-in
 * customer's, else no more than the country.
 */
export function withDeliveryAddress(record: CartRecord, { world, region }: ShopifyContext): CartRecord {
  if (record.deliveryAddresses.some(({ selected }) => selected)) return record
  const { countryCode, customerId } = record.buyer
  const customer = customerId ? world.customers.findFirst((query) => query.where({ id: customerId })) : undefined
  const saved = customer?.addresses.find(({ id }) => id === customer.defaultAddressId)
  const country = addressRecord.parse({
    id: toGid('MailingAddress', 'checkout'),
    countryCode: countryCode ?? listCountries(world.catalogue, region)[0],
  })
  const address = {
    id: toGid('CartSelectableAddress', 'checkout'),
    selected: true,
    oneTimeUse: true,
    address: saved ?? country,
  }
  return { ...record, deliveryAddresses: [...record.deliveryAddresses, address] }
}
