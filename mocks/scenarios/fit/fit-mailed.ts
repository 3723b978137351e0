import { z } from 'zod'
import { SAVED_FIT_MODAL } from '#contracts/visitor.ts'
import { mailKey } from '#mocks/upstreams/fit/fit-mail.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { aSavedFit, fitParams } from '../given/a-saved-fit.ts'

const KEY = 'a-key-from-a-mail'

export const fitMailed = defineScenario({
  name: 'fit-mailed',
  summary: 'A shopper looked for their fit by email, and opens the link of the mail on a new phone.',
  department: 'fit',
  params: fitParams.extend({
    region,
    email: z.email().default('jo@example.com'),
    key: z.string().min(1).default(KEY),
  }),
  async given({ world, storefront, params: { region: store, email, key, ...fit } }) {
    const record = await aSavedFit(world, { customerId: null, email, region: store }, fit)
    await mailKey(world, record, email, storefront, key)
  },
  start: `/?${SAVED_FIT_MODAL}=${KEY}`,
})
