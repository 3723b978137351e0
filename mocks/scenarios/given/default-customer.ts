import type { RegionCode } from '#contracts/shop/regions.ts'
import type { AddressRecord, CustomerRecord } from '#mocks/world/customers.ts'
import type { World } from '#mocks/world/world.ts'

/** Creates the customer of all scenarios: Jo Marsh, Shopify's 7001, with one address in the region's main country. */
export async function givenDefaultCustomer(
  world: World,
  region: RegionCode,
  {
    addressId = ADDRESS_ID,
    ...tokens
  }: { addressId?: string } & Partial<Pick<CustomerRecord, 'accessTokens' | 'accountTokens'>> = {},
): Promise<CustomerRecord> {
  const address = { ...PERSON, ...ADDRESSES[region], id: addressId }
  return world.customers.create({
    id: 'gid://shopify/Customer/7001',
    region,
    firstName: 'Jo',
    lastName: 'Marsh',
    email: 'jo@example.com',
    phone: address.phone,
    createdAt: world.clock.now().toISOString(),
    addresses: [address],
    defaultAddressId: address.id,
    ...tokens,
  })
}

/** The id of the default customer's address. */
export const ADDRESS_ID = 'gid://shopify/MailingAddress/9001?model_name=CustomerAddress'
const PERSON = {
  firstName: 'Jo',
  lastName: 'Marsh',
  company: null,
}

/** Phone numbers are of reserved ranges, and the streets are invented. */
const ADDRESSES: Record<RegionCode, Omit<AddressRecord, 'id' | keyof typeof PERSON>> = {
  gb: {
    address1: '1 Mill Lane',
    address2: 'Flat 2',
    city: 'Leeds',
    province: 'England',
    provinceCode: 'ENG',
    country: 'United Kingdom',
    countryCode: 'GB',
    zip: 'LS1 4AP',
    phone: '+447700900123',
  },
  us: {
    address1: '12 Orchard Avenue',
    address2: '',
    city: 'Portland',
    province: 'Oregon',
    provinceCode: 'OR',
    country: 'United States',
    countryCode: 'US',
    zip: '97205',
    phone: '+12025550123',
  },
  eu: {
    address1: '3 Canal Row',
    address2: '',
    city: 'Dublin',
    province: 'Dublin',
    provinceCode: 'D',
    country: 'Ireland',
    countryCode: 'IE',
    zip: 'D02 X285',
    phone: '+353209100123',
  },
}
