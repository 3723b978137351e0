import type { ReturnCarrier } from '#contracts/backend/generated/types.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CarrierTrouble } from '../../../world/carrier-troubles.ts'
import type { World } from '../../../world/world.ts'
import { toMoney } from '../product-wire.ts'

/** A carrier of returns; its price in minor units. */
export type Carrier = { id: string; name: string; document: 'label' | 'qr'; price: number; description: string }

/** Assumed: spec 4 names carrier selection but no carrier. One is always free, because returns are free (spec 9). */
const CARRIERS: Readonly<Record<string, readonly Carrier[]>> = {
  GB: [
    { id: 'evri', name: 'Evri', document: 'qr', price: 0, description: 'Show a QR code at any ParcelShop.' },
    {
      id: 'royal-mail',
      name: 'Royal Mail',
      document: 'label',
      price: 0,
      description: 'Print a label and drop the parcel at any post office or parcel postbox.',
    },
    {
      id: 'dpd',
      name: 'DPD',
      document: 'label',
      price: 3_50,
      description: 'Collected from your door on the day you choose.',
    },
  ],
  US: [
    {
      id: 'usps',
      name: 'USPS',
      document: 'label',
      price: 0,
      description: 'Print a label and leave the package with your mail.',
    },
    { id: 'ups', name: 'UPS', document: 'qr', price: 5_00, description: 'Show a QR code at any UPS Store.' },
  ],
}
const EU_CARRIERS: readonly Carrier[] = [
  {
    id: 'dhl',
    name: 'DHL',
    document: 'label',
    price: 0,
    description: 'Print a label and drop the parcel at any ServicePoint.',
  },
]
/** Countries of the eu store with DHL returns. */
const EU_COUNTRIES = ['AT', 'BE', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LU', 'NL', 'PL', 'PT', 'SE']

/** The carriers for returns from a country, cheapest first. Empty for countries that the shop does not sell to. */
export function listCarriers(countryCode: string): readonly Carrier[] {
  const country = countryCode.toUpperCase()
  return CARRIERS[country] ?? (EU_COUNTRIES.includes(country) ? EU_CARRIERS : [])
}

/** A carrier as the contract has it, in the currency of the store. */
export const toReturnCarrier = (carrier: Carrier, region: RegionCode): ReturnCarrier => ({
  ...carrier,
  price: toMoney(carrier.price, region),
})

/** Whether the carrier, or every carrier, has this trouble in the world. */
export const hasTrouble = (world: World, carrier: string | undefined, kind: CarrierTrouble['trouble']): boolean =>
  world.carrierTroubles.findMany((q) => q.where({ trouble: kind })).some(({ id }) => id === '*' || id === carrier)
