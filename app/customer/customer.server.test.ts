import { expect, test } from 'vitest'
import type { CustomerRecord } from '#mocks/world/customers.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { readCustomer } from './customer.server.ts'
import { EMPTY_CUSTOMER, getLatestAddress } from './customer.ts'

const address = (id: string, address1: string, countryCode = 'GB') => ({
  id: `gid://shopify/MailingAddress/${id}`,
  firstName: 'Ann',
  lastName: 'Archer',
  company: null,
  address1,
  address2: '',
  city: 'Bath',
  province: 'Somerset',
  provinceCode: 'SOM',
  country: countryCode === 'US' ? 'United States' : 'United Kingdom',
  countryCode,
  zip: 'BA1 1AA',
  phone: null,
})

/** Deps for a customer with the token 'ann' and orders placed on these days. */
async function givenCustomer(scenario: string, overrides: Partial<CustomerRecord> = {}, orderedOn: string[] = []) {
  const given = await givenScenario(scenario)
  const id = 'gid://shopify/Customer/7001'
  await given.world.customers.create({
    id,
    region: 'gb',
    firstName: 'Ann',
    lastName: 'Archer',
    email: 'ann@example.com',
    createdAt: '2026-01-01T00:00:00Z',
    accountTokens: ['ann'],
    accessTokens: ['ann-at-the-storefront'],
    ...overrides,
  })
  for (const [index, createdAt] of orderedOn.entries()) {
    await given.world.orders.create({
      id: `gid://shopify/Order/${index + 1}`,
      name: `#SP${index + 1}`,
      region: 'gb',
      currency: 'GBP',
      customerId: id,
      createdAt,
      lines: [{ id: 'gid://shopify/LineItem/1', variantId: '1001001', quantity: 2, unitPrice: 9800 }],
      subtotal: 19600,
      total: 19600,
      shippingAddress: address('9', `Parcel ${index + 1}`),
      fulfilment: 'fulfilled',
    })
  }
  const reported: string[] = []
  const { customerAccount, shopify } = createClients(given)
  const openAccount = async (accessToken: string) => customerAccount(accessToken)
  return { deps: { openAccount, shopify, report: (code: string) => void reported.push(code) }, reported, ...given }
}

test('a token reads its customer, latest order and default address first [ACC-04] [ACC-05] [ACC-08]', async () => {
  const addresses = [address('1', '1 Side Street'), address('2', '2 High Street')]
  const overrides = { addresses, defaultAddressId: 'gid://shopify/MailingAddress/2' }
  const { deps } = await givenCustomer('default-shop', overrides, ['2026-10-01T09:00:00Z', '2026-11-01T09:00:00Z'])
  const { customer, status } = await readCustomer(deps, 'ann')
  expect(status).toBe('read')
  expect(customer).toMatchObject({ firstName: 'Ann', email: 'ann@example.com', hasDefaultAddress: true })
  expect(customer.latestOrder).toMatchObject({
    name: '#SP2',
    status: 'sent',
    total: { amount: '196.0', currencyCode: 'GBP' },
    pieces: 2,
    pictures: [{ title: 'Heroes, Navy' }],
  })
  expect(getLatestAddress(customer)).toMatchObject({
    name: 'Ann Archer',
    lines: ['2 High Street', 'Bath, BA1 1AA', 'United Kingdom'],
  })
})

test('without a default, the latest address is that of the latest order [ACC-04]', async () => {
  const { deps } = await givenCustomer('default-shop', { addresses: [address('1', '1 Side Street')] }, [
    '2026-10-01T09:00:00Z',
  ])
  const { customer } = await readCustomer(deps, 'ann')
  expect(getLatestAddress(customer)?.lines[0]).toBe('Parcel 1')
})

test('an American address shows its state before the zip', async () => {
  const { deps } = await givenCustomer('default-shop', { addresses: [address('1', '1 Side Street', 'US')] })
  const { customer } = await readCustomer(deps, 'ann')
  expect(customer.addresses[0]?.lines).toEqual(['1 Side Street', 'Bath, SOM BA1 1AA', 'United States'])
})

test('an unknown token is not reported as a failure [ACC-05]', async () => {
  const { deps, reported } = await givenCustomer('default-shop')
  expect(await readCustomer(deps, 'unknown-token')).toEqual({ customer: EMPTY_CUSTOMER, status: 'token-expired' })
  expect(reported).toEqual([])
})

test('a token for the Storefront API does not open the account [ACC-08]', async () => {
  const { deps } = await givenCustomer('default-shop')
  expect(await readCustomer(deps, 'ann-at-the-storefront')).toMatchObject({ status: 'token-expired' })
})

test('the account says which marketing the customer gets [ANA-05]', async () => {
  const { deps } = await givenCustomer('default-shop', { acceptsTexts: true, phone: '+447700900123' })
  expect((await readCustomer(deps, 'ann')).customer).toMatchObject({
    phone: '+447700900123',
    marketing: { email: 'off', sms: 'on' },
  })
})

test('a failed read gives an empty customer and is reported [ACC-05]', async () => {
  const { deps, reported } = await givenCustomer('customer-unreadable')
  expect(await readCustomer(deps, 'ann')).toEqual({ customer: EMPTY_CUSTOMER, status: 'unreadable' })
  expect(reported).toEqual(['customer.read-failed'])
})

test('the customer is read from the Storefront API if the account cannot be read [ACC-05] [ACC-08]', async () => {
  const addresses = [address('1', '1 Side Street'), address('2', '2 High Street')]
  const overrides = { addresses, defaultAddressId: 'gid://shopify/MailingAddress/2' }
  const { deps, reported, world } = await givenCustomer('customer-unreadable', overrides, ['2026-11-01T09:00:00Z'])
  // Shopify refuses tokens of the sign-in service there
  expect((await readCustomer(deps, 'ann')).status).toBe('unreadable')
  world.responseProfile = 'bare'
  const { customer, status } = await readCustomer(deps, 'ann')
  expect(status).toBe('read')
  expect(customer).toMatchObject({
    id: 'gid://shopify/Customer/7001',
    firstName: 'Ann',
    lastName: 'Archer',
    email: 'ann@example.com',
    latestOrder: { name: '#SP1', status: 'sent', total: { amount: '196.0', currencyCode: 'GBP' } },
  })
  expect(customer.addresses.map(({ lines }) => lines[0])).toEqual(['2 High Street', '1 Side Street'])
  expect(reported).toEqual(['customer.read-failed', 'customer.read-failed'])
})
