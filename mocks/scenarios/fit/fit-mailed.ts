import { z } from 'zod'
import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'
import { sendFitKey } from '#mocks/upstreams/fit/fit-mail.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { fitParams, givenSavedFit } from '../given/saved-fit.ts'

const KEY = 'a-key-from-a-mail'

export const fitMailed = defineScenario({
  name: 'fit-mailed',
  summary: 'A shopper requested their fit by email and opens the mailed link on a new phone.',
  department: 'fit',
  params: fitParams.extend({
    region,
    email: z.email().default('jo@example.com'),
    key: z.string().min(1).default(KEY),
  }),
  async given({ world, storefront, params: { region: store, email, key, ...fit } }) {
    const record = await givenSavedFit(world, { customerId: null, email, region: store }, fit)
    await sendFitKey(world, record, email, storefront, key)
  },
  start: `/?${SAVED_FIT_MODAL}=${KEY}`,
})
