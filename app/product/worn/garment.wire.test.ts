import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readProductByCall } from '../product.fixtures.ts'

test.each([
  ['heroes-navy', 'chino standard'],
  ['pleats-stone', 'chino straight'],
  ['sundays-grey-marl', 'jogger slim'],
  ['sharps-charcoal', 'trouser standard'],
  ['fives-navy', 'denim slim'],
  ['raws-raw-indigo', 'denim straight'],
  ['half-heroes-navy', 'short standard'],
  ['sunday-shorts-navy', 'swim standard'],
  ['swims-navy', 'swim standard'],
  ['everyday-tee-white', 'tee crew short'],
  ['v-neck-tee-white', 'tee v short'],
  ['long-sleeve-tee-white', 'tee crew long'],
  ['henley-ecru', 'tee crew long'],
  ['pique-polo-navy', 'polo collar short'],
  ['long-sleeve-polo-navy', 'polo collar long'],
  ['oxford-shirt-white', 'shirt collar long'],
  ['half-day-shirt-white', 'shirt collar short'],
  ['crew-sweat-navy', 'knit crew long'],
  ['hood-navy', 'knit hood long'],
  ['roll-neck-navy', 'knit roll long'],
  ['quarter-zip-navy', 'knit zip long'],
  ['the-jack-navy', 'jacket zip long'],
  ['trunks-black', null],
  ['undertee-white', null],
  ['everyday-socks-navy', null],
  ['the-belt-tan', null],
  ['gift-card-ink', null],
])('%s is worn as %j [PDP-17]', async (handle, expected) => {
  const { backend, fetch } = await givenScenario('default-shop')
  const product = await readProductByCall(
    createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    'gb',
    handle,
  )
  if (!product) throw new Error(`no ${handle}`)
  const { worn } = product
  expect(worn && (worn.half === 'bottom' ? [worn.make, worn.leg] : [worn.make, worn.neck, worn.sleeve]).join(' ')).toBe(
    expected,
  )
})
