import type { RegionCode } from '#contracts/regions.ts'
import type { CartRecord, SelectableAddressRecord } from '../../../world/carts.ts'
import type { CatalogueProduct } from '../../../world/catalogue.ts'
import { COUNTRIES } from '../shop/countries.ts'

/** One way in which goods can be sent. */
export type DeliveryOption = {
  handle: string
  title: string
  description: string
  /** Minor units. */
  cost: number
}

/** Where a cart goes and how it could. Without an address there is nothing to say about delivery. */
export type Delivery = {
  address: SelectableAddressRecord
  options: readonly DeliveryOption[]
  /** Null where the store does not deliver. */
  chosen: DeliveryOption | null
}

/** Spec 9: "Free delivery: GB over £100, EU 150 €, US none." Minor units. */
const FREE_OVER: Partial<Record<RegionCode, number>> = { gb: 100_00, eu: 150_00 }

/** Assumed: the spec says from when delivery is free and never what it costs until then. Minor units. */
const STANDARD: Record<RegionCode, number> = { gb: 5_00, us: 10_00, eu: 10_00 }

/** Everything but gift cards, which come by mail. */
export const isShipped = ({ productType }: CatalogueProduct): boolean => productType !== 'Gift Card'

/**
 * The delivery of a cart, null as long as nobody said where to.
 * @param worth What the goods that have to be sent cost after all discounts, in minor units; null when there are none.
 */
export function deliveryOf(
  { region, deliveryAddresses, deliveryOption }: CartRecord,
  worth: number | null,
): Delivery | null {
  const address = deliveryAddresses.find(({ selected }) => selected)
  if (!address || worth === null) return null
  const options = isServed(region, address.address.countryCode) ? [standard(region, worth)] : []
  return { address, options, chosen: options.find(({ handle }) => handle === deliveryOption) ?? options[0] ?? null }
}

const isServed = (region: RegionCode, country: string) => COUNTRIES[region].some((code) => code === country)

function standard(region: RegionCode, worth: number): DeliveryOption {
  const isFree = worth > (FREE_OVER[region] ?? Number.POSITIVE_INFINITY)
  // spec 9 has three copies of the time; this is the one that the shop's own help page has
  return {
    handle: 'standard',
    title: 'Standard delivery',
    description: '5-8 working days',
    cost: isFree ? 0 : STANDARD[region],
  }
}
