import type { ReturnCarrier } from '#contracts/backend/generated/types.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CarrierTrouble } from '../../world/carrier-troubles.ts'
import type { World } from '../../world/world.ts'
import { money } from './product-wire.ts'

type Carrier = { id: string; name: string; document: 'label' | 'qr'; price: number; description: string }

/** Assumed: spec 4 names carrier selection and no carrier. Returns are free within 200 days (spec 9), so one always is. */
const CARRIERS: Readonly<Record<string, readonly Carrier[]>> = {
  GB: [
    { id: 'evri', name: 'Evri', document: 'qr', price: 0, description: 'Show a QR code at any ParcelShop.' },
    {
      id: 'royal-mail',
      name: 'Royal Mail',
      document: 'label',
      price: 0,
      description: 'Print a label; any post office or parcel box.',
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
    { id: 'usps', name: 'USPS', document: 'label', price: 0, description: 'Print a label; leave it with your mail.' },
    { id: 'ups', name: 'UPS', document: 'qr', price: 5_00, description: 'Show a QR code at any UPS Store.' },
  ],
}
const ELSEWHERE: readonly Carrier[] = [
  { id: 'dhl', name: 'DHL', document: 'label', price: 0, description: 'Print a label; any ServicePoint.' },
]
/** Countries of the eu store that DHL collects returns from. */
const EUROPE = ['AT', 'BE', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LU', 'NL', 'PL', 'PT', 'SE']

/** Who brings a parcel back from a country, the cheapest first; nobody, where we do not sell. */
export function carriersFrom(countryCode: string, region: RegionCode): ReturnCarrier[] {
  const country = countryCode.toUpperCase()
  const carriers = CARRIERS[country] ?? (EUROPE.includes(country) ? ELSEWHERE : [])
  return carriers.map((carrier) => ({ ...carrier, price: money(carrier.price, region) }))
}

/** Whether a carrier, or all of them, have this trouble in a world. */
export const isInTrouble = (world: World, carrier: string | undefined, trouble: CarrierTrouble['trouble']): boolean =>
  world.carrierTroubles.findMany((q) => q.where({ trouble })).some(({ id }) => id === '*' || id === carrier)
