import type { RegionCode } from '#contracts/shop/regions.ts'
import type { AddressRecord } from '../../world/customers.ts'
import type { World } from '../../world/world.ts'

type Person = { firstName: string; lastName: string; email: string; phone: string }

/** Real places with their postcodes. Streets and house numbers are invented. */
const PLACES: Record<RegionCode, readonly Omit<AddressRecord, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'phone'>[]> = {
  gb: [
    { city: 'Leeds', province: 'England', provinceCode: 'ENG', country: 'United Kingdom', countryCode: 'GB', zip: 'LS1 4DY' },
    { city: 'Edinburgh', province: 'Scotland', provinceCode: 'SCT', country: 'United Kingdom', countryCode: 'GB', zip: 'EH3 7RN' },
    { city: 'Cardiff', province: 'Wales', provinceCode: 'WLS', country: 'United Kingdom', countryCode: 'GB', zip: 'CF10 1EP' },
  ],
  us: [
    { city: 'Portland', province: 'Oregon', provinceCode: 'OR', country: 'United States', countryCode: 'US', zip: '97205' },
    { city: 'Chicago', province: 'Illinois', provinceCode: 'IL', country: 'United States', countryCode: 'US', zip: '60614' },
    { city: 'Brooklyn', province: 'New York', provinceCode: 'NY', country: 'United States', countryCode: 'US', zip: '11215' },
  ],
  eu: [
    { city: 'Dublin', province: 'Dublin', provinceCode: 'D', country: 'Ireland', countryCode: 'IE', zip: 'D02 X285' },
    { city: 'Hamburg', province: null, provinceCode: null, country: 'Germany', countryCode: 'DE', zip: '20095' },
    { city: 'Utrecht', province: null, provinceCode: null, country: 'Netherlands', countryCode: 'NL', zip: '3511 LX' },
  ],
} // biome-ignore format: a table of places

/** Invents a person. The same seed gives the same people in the same order, in a restored world too. */
export function inventPerson(world: World): Person {
  const number = world.ids.nextNumber('invented-person')
  world.faker.seed(world.seed * 1_000_003 + number)
  const { person } = world.faker
  const [firstName, lastName] = [person.firstName('male'), person.lastName()]
  const mailbox = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '')
  // reserved domain and phone numbers (RFC 2606; Ofcom's numbers for drama)
  return { firstName, lastName, email: `${mailbox}.${number}@example.com`, phone: `+44770090${number}` }
}

/** Invents an address of the owner in a region. */
export function inventAddress(
  world: World,
  region: RegionCode,
  owner: { firstName: string; lastName: string },
): AddressRecord {
  const places = PLACES[region]
  const number = world.ids.nextNumber('address')
  const [place = PLACES.gb[0]] = places.slice(number % places.length)
  if (!place) throw new Error(`There is no place in ${region}`)
  world.faker.seed(world.seed * 1_000_003 + number)
  return {
    id: `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`,
    firstName: owner.firstName,
    lastName: owner.lastName,
    company: null,
    address1: `${world.faker.number.int({ min: 1, max: 120 })} ${world.faker.location.street()}`,
    address2: '',
    phone: null,
    ...place,
  }
}
