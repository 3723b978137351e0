import { expect, test } from 'vitest'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { mergeIntoAccount } from './account-wish-list.server.ts'
import type { WishListItem } from './wish-list.ts'

const JO = 'known-customer-account-token'
const heroes: WishListItem = { handle: 'heroes-navy', size: 'w=34&b=B&l=32', quantity: 1 }
const tee: WishListItem = { handle: 'everyday-tee-white', size: '', quantity: 2 }
const belt: WishListItem = { handle: 'the-belt-black', size: '', quantity: 1 }

async function givenAccount() {
  const { customerAccount } = createClients(await givenScenario('known-customer'))
  const getDeps = (account = customerAccount(JO)) => ({
    openAccount: async () => account,
    report: () => {},
    checkLimit: async () => null,
  })
  return { getDeps, account: customerAccount(JO), stranger: customerAccount('nobody') }
}

test('two devices add, change and remove, and nothing is lost [PDP-16]', async () => {
  const { getDeps } = await givenAccount()
  const phone = await mergeIntoAccount(getDeps(), JO, { items: [heroes], base: [] })
  expect(phone).toEqual({ status: 'saved', saved: [heroes] })
  const laptop = await mergeIntoAccount(getDeps(), JO, { items: [tee], base: [] })
  expect(laptop).toEqual({ status: 'saved', saved: [tee, heroes] })
  const removed = await mergeIntoAccount(getDeps(), JO, { items: [tee], base: [tee, heroes] })
  expect(removed).toEqual({ status: 'saved', saved: [tee] })
  // the phone has not heard of it yet
  const again = await mergeIntoAccount(getDeps(), JO, { items: [belt, heroes], base: [heroes] })
  expect(again).toEqual({ status: 'saved', saved: [belt, tee] })
})

test('a change of another device between reading and writing is merged, too [PDP-16]', async () => {
  const { getDeps, account } = await givenAccount()
  let hasRaced = false
  const raced: CustomerAccountClient = {
    ...account,
    async metafieldsSet(variables, options) {
      if (!hasRaced) {
        hasRaced = true
        await mergeIntoAccount(getDeps(), JO, { items: [belt], base: [] })
      }
      return account.metafieldsSet(variables, options)
    },
  }
  const merged = await mergeIntoAccount(getDeps(raced), JO, { items: [heroes], base: [] })
  expect(merged).toEqual({ status: 'saved', saved: [heroes, belt] })
})

test('nothing is written where the account has it all [PDP-16]', async () => {
  const { getDeps, account } = await givenAccount()
  await mergeIntoAccount(getDeps(), JO, { items: [heroes], base: [] })
  const readOnly: CustomerAccountClient = { ...account, metafieldsSet: () => Promise.reject(new Error('written')) }
  const merged = await mergeIntoAccount(getDeps(readOnly), JO, { items: [], base: [] })
  expect(merged).toEqual({ status: 'saved', saved: [heroes] })
})

test('the list of nobody is not read [PDP-16]', async () => {
  const { getDeps, stranger } = await givenAccount()
  const outcome = await mergeIntoAccount(getDeps(stranger), 'nobody', { items: [heroes], base: [] })
  expect(outcome).toEqual({ status: 'token-expired' })
})
