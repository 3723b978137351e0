import { signInAsCustomer } from '../backend-pages.ts'
import { addGoods, type Behaviour, exactly, type Visit } from '../behaviour.ts'
import { changeCountry } from '../special-controls.ts'

const CUSTOMER = { name: 'known-customer' } as const
const DAY_MS = 86_400_000

/** Adds goods and signs in as the customer of the simulated store. */
async function signInWithGoods(visit: Visit): Promise<void> {
  await addGoods(visit)
  await visit.shopper.closeOverlay()
  await visit.shopper.press('account')
  await signInAsCustomer(visit.shopper)
  await visit.shopper.open('/')
}

/** What happens to the carts of persons and countries. */
export const PERSONS: readonly Behaviour[] = [
  {
    name: 'sign-in',
    happens: 'a customer signs in with goods in the cart',
    given: [CUSTOMER],
    async run(visit) {
      await signInWithGoods(visit)
      return exactly(1)
    },
  },
  {
    name: 'sign-out',
    happens: 'a customer signs out, and the next person opens the cart',
    given: [CUSTOMER],
    async run(visit) {
      await signInWithGoods(visit)
      await visit.shopper.press('account')
      await visit.shopper.press('signOut')
      await visit.shopper.open('/')
      await visit.shopper.openCart()
      if ((await visit.shopper.readSums()).length > 0 && (await visit.readCart())?.hasBuyer)
        visit.fail('charged wrongly', 'the next person has the cart of the customer')
      return { least: 0, most: 1 }
    },
  },
  {
    name: 'session-end',
    happens: 'the session of a customer ends a day before the checkout',
    given: [CUSTOMER],
    async run(visit) {
      await signInWithGoods(visit)
      await visit.control.setClock(visit.world, { advanceMs: DAY_MS })
      await visit.shopper.open('/')
      return exactly(1)
    },
  },
  {
    name: 'other-country',
    happens: 'the country is changed with goods in the cart',
    async run(visit) {
      await addGoods(visit)
      await visit.shopper.closeOverlay()
      await visit.beginTrouble()
      await changeCountry(visit.shopper)
      return exactly(1)
    },
  },
]
