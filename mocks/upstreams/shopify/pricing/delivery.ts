import { FREE_DELIVERY, STANDARD_DAYS_WRITTEN, STANDARD_PRICE } from '#contracts/shop/delivery.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CartRecord, SelectableAddressRecord } from '../../../world/carts.ts'
import { type DeliveryMethod, findMarket, type WithMarkets } from '../../../world/catalogue/markets.ts'
import { listCountries } from '../shop/countries.ts'

export type DeliveryOption = {
  handle: string
  title: string
  description: string
  /** Minor units. */
  cost: number
}

/** The delivery of a cart to its selected address. */
export type Delivery = {
  address: SelectableAddressRecord
  options: readonly DeliveryOption[]
  /** Null if the store does not deliver to the address. */
  selected: DeliveryOption | null
}

/**
 * The delivery of a cart; null without an address.
 * @param shippedValue The cost after discounts of what has to be delivered, in minor units; null for nothing.
 * @param catalogue Whose markets have rates of their own.
 */
export function getDelivery(
  { region, deliveryAddresses, deliveryOption, buyer }: CartRecord,
  shippedValue: number | null,
  catalogue: WithMarkets = {},
): Delivery | null {
  const address = deliveryAddresses.find(({ selected }) => selected)
  if (!address || shippedValue === null) return null
  const { countryCode } = address.address
  const delivers = listCountries(catalogue, region).some((code) => code === countryCode)
  const market = findMarket(catalogue, buyer.countryCode)
  const listOptions = () =>
    market
      ? market.deliveryMethods.map((method) => toOption(method, shippedValue))
      : [createStandardOption(region, shippedValue)]
  const options = delivers ? listOptions() : []
  return { address, options, selected: options.find(({ handle }) => handle === deliveryOption) ?? options[0] ?? null }
}

const toOption = ({ handle, name, description, price, freeOver }: DeliveryMethod, shippedValue: number) => ({
  handle,
  title: name,
  description,
  cost: freeOver !== null && shippedValue > freeOver ? 0 : price,
})

function createStandardOption(region: RegionCode, shippedValue: number): DeliveryOption {
  const isFree = shippedValue > (FREE_DELIVERY[region]?.over ?? Number.POSITIVE_INFINITY)
  return {
    handle: 'standard',
    title: 'Standard delivery',
    description: `${STANDARD_DAYS_WRITTEN} working days`,
    cost: isFree ? 0 : STANDARD_PRICE[region],
  }
}
