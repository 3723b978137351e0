import { expect, test } from 'vitest'
import type { FaultInput } from '#mocks/world/faults.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import type { ChangeDeps } from '../change-customer.server.ts'
import type { AddressFields } from './address.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.server.ts'

const JO = 'known-customer-account-token'
const ADDRESS = 'gid://shopify/CustomerAddress/9001'
const fields: AddressFields = {
  firstName: 'Zoë 👖',
  lastName: 'محمد',
  address1: '12 Orchard Avenue',
  address2: '',
  city: 'Portland',
  country: 'US',
  province: 'OR',
  zip: '97205',
  phone: '+12025550123',
}

/** Deps in a world with the known customer; `readAll` reads their addresses, the default one first. */
async function givenAccount(scenario = 'known-customer', params?: Record<string, unknown>) {
  const given = await givenScenario(scenario, params)
  const { customerAccount } = createClients(given)
  const reported: [string, unknown][] = []
  const deps: ChangeDeps = {
    openAccount: async (accessToken) => customerAccount(accessToken),
    report: (code, cause) => void reported.push([code, cause]),
    checkLimit: async () => null,
  }
  const readAll = async () => {
    const customer = await customerAccount(JO).customer()
    return { defaultId: customer?.defaultAddress?.id, addresses: customer?.addresses.nodes ?? [] }
  }
  return { ...given, deps, reported, readAll }
}

test('an address is created with all its fields, as the default [ACC-06] [ACC-07]', async () => {
  const { deps, readAll } = await givenAccount()
  const outcome = await createAddress(deps, JO, { fields, isDefault: true })
  expect(outcome).toMatchObject({
    status: 'saved',
    saved: { name: 'Zoë 👖 محمد', lines: ['12 Orchard Avenue', 'Portland, OR 97205', 'United States'], fields },
  })
  const { defaultId, addresses } = await readAll()
  expect(addresses).toHaveLength(2)
  expect(outcome.status === 'saved' && outcome.saved?.id).toBe(defaultId)
  expect(addresses.find(({ id }) => id === defaultId)).toMatchObject({
    firstName: 'Zoë 👖',
    lastName: 'محمد',
    territoryCode: 'US',
    country: 'United States',
    zoneCode: 'OR',
    province: 'Oregon',
    phoneNumber: '+12025550123',
  })
})

test('an address is changed, and emptied fields are removed [ACC-06] [ACC-07]', async () => {
  const { deps, readAll } = await givenAccount()
  const change = { ...fields, country: 'GB', province: '', phone: '', zip: 'LS1 4AQ' }
  expect(await updateAddress(deps, JO, { addressId: ADDRESS, fields: change, isDefault: false })).toMatchObject({
    status: 'saved',
    saved: { id: ADDRESS, phone: null, fields: change },
  })
  const { addresses } = await readAll()
  expect(addresses).toMatchObject([
    { address1: '12 Orchard Avenue', zoneCode: null, phoneNumber: null, zip: 'LS1 4AQ' },
  ])
})

test('another address becomes the default, then the first is deleted [ACC-06]', async () => {
  const { deps, readAll } = await givenAccount()
  const created = await createAddress(deps, JO, { fields, isDefault: false })
  const addressId = (created.status === 'saved' && created.saved?.id) || ''
  expect((await readAll()).defaultId).toBe(ADDRESS)
  expect(await deleteAddress(deps, JO, { addressId: ADDRESS })).toMatchObject({
    status: 'refused',
    problems: [{ field: null }],
  })
  expect(await updateAddress(deps, JO, { addressId, isDefault: true })).toMatchObject({ status: 'saved' })
  expect(await deleteAddress(deps, JO, { addressId: ADDRESS })).toEqual({ status: 'saved', saved: null })
  expect(await readAll()).toMatchObject({ defaultId: addressId, addresses: [{ id: addressId }] })
})

test('userErrors name their fields as the form does [ACC-07]', async () => {
  const { deps, reported } = await givenAccount()
  const wrong = { ...fields, address1: '', province: 'BC', phone: 'call me', zip: 'z'.repeat(256) }
  const outcome = await createAddress(deps, JO, { fields: wrong, isDefault: false })
  expect(outcome).toEqual({
    status: 'refused',
    problems: [
      { field: 'zip', message: 'zip is too long (maximum is 255 characters)' },
      { field: 'address1', message: "Address1 can't be blank" },
      { field: 'province', message: 'Zone code is invalid for the selected country' },
      { field: 'phone', message: 'Phone number is invalid' },
    ],
  })
  expect(reported).toEqual([])
})

test('userErrors of fields that the form does not have are kept [ACC-07]', async () => {
  const { deps } = await givenAccount('address-refused')
  expect(await updateAddress(deps, JO, { addressId: ADDRESS, fields, isDefault: false })).toEqual({
    status: 'refused',
    problems: [
      { field: 'zip', message: 'This is not a postal code that we know.' },
      { field: null, message: 'Nothing can be delivered to this address.' },
    ],
  })
})

test.each(['full', 'bare'] as const)(
  'a deleted address is unknown to %s upstreams [ACC-06] [SIM-09]',
  async (profile) => {
    const { deps, world, reported } = await givenAccount()
    world.responseProfile = profile
    const change = { addressId: 'gid://shopify/CustomerAddress/1', fields, isDefault: false }
    expect(await updateAddress(deps, JO, change)).toEqual({ status: 'unknown-address' })
    const deletion = await deleteAddress(deps, JO, change)
    expect(deletion.status).toBe(profile === 'full' ? 'unknown-address' : 'refused')
    expect(reported).toEqual([])
  },
)

test('bare upstreams save an address with a phone number as it was typed [ACC-06] [SIM-09]', async () => {
  const { deps, world } = await givenAccount()
  world.responseProfile = 'bare'
  const typed = { ...fields, country: 'GB', province: '', phone: '07700 900123' }
  expect(await createAddress(deps, JO, { fields: typed, isDefault: false })).toMatchObject({
    status: 'saved',
    saved: { phone: '+447700900123' },
  })
})

test('a refused token changes nothing and is not reported [ACC-06] [ACC-08]', async () => {
  const { deps, readAll, reported } = await givenAccount()
  expect(await createAddress(deps, 'made-up', { fields, isDefault: true })).toEqual({ status: 'token-expired' })
  expect(await deleteAddress(deps, 'made-up', { addressId: ADDRESS })).toEqual({ status: 'token-expired' })
  expect((await readAll()).addresses).toHaveLength(1)
  expect(reported).toEqual([])
})

test('a failed change is reported without personal data [ACC-06]', async () => {
  const { deps, reported } = await givenAccount('customer-update-fails')
  const failed = { status: 'failed', failure: 'customer.change-failed' }
  expect(await createAddress(deps, JO, { fields, isDefault: false })).toEqual(failed)
  expect(await updateAddress(deps, JO, { addressId: ADDRESS, isDefault: true })).toEqual(failed)
  expect(await deleteAddress(deps, JO, { addressId: ADDRESS })).toEqual(failed)
  expect(reported.map(([code]) => code)).toEqual(Array(3).fill('customer.change-failed'))
})

test('an address is created once if its response is lost and the form is sent again [ACC-06] [ACC-07]', async () => {
  const { deps, world, readAll } = await givenAccount()
  const lost = { upstream: 'customer-account', operation: 'customerAddressCreate', times: 1 } as const
  world.faults.add({ ...lost, respond: { loseResponse: true } })
  expect((await createAddress(deps, JO, { fields, isDefault: true })).status).toBe('failed')
  expect(await createAddress(deps, JO, { fields, isDefault: true })).toEqual({ status: 'saved', saved: null })
  const { addresses, defaultId } = await readAll()
  expect(addresses).toHaveLength(2)
  expect(addresses.find(({ id }) => id === defaultId)?.address1).toBe('12 Orchard Avenue')
})

test.each<[string, FaultInput['respond']]>([
  ['GraphQL errors', { status: 200, body: { errors: [{ message: 'zip 97205 of Orchard Avenue is bad' }] } }],
  ['a response that quotes the address', { status: 200, body: 'Orchard Avenue' }],
  ['no JSON', { malformed: true }],
])('%s are reported without personal data [ACC-06] [OPS-11]', async (_what, respond) => {
  const { deps, world, reported } = await givenAccount()
  world.faults.add({ upstream: 'customer-account', operation: 'customerAddressCreate', respond })
  expect((await createAddress(deps, JO, { fields, isDefault: false })).status).toBe('failed')
  expect(reported).toHaveLength(1)
  expect(String(reported[0]?.[1])).not.toMatch(/Orchard|97205/)
})

test('a client beyond the limit changes nothing and gets the time to wait [ACC-06] [OPS-08]', async () => {
  const { deps, readAll } = await givenAccount()
  const refusal = { ok: false, failure: 'limit.reached', retryAfterS: 60 } as const
  const limited = { ...deps, checkLimit: async () => refusal }
  expect(await createAddress(limited, JO, { fields, isDefault: false })).toEqual({
    status: 'failed',
    failure: 'limit.reached',
    retryAfterS: 60,
  })
  expect((await readAll()).addresses).toHaveLength(1)
})
