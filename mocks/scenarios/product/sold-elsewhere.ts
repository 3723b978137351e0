import { z } from 'zod'
import { defineScenario, region } from '../define-scenario.ts'
import { getFirstProduct } from '../given/first-product.ts'

export const soldElsewhere = defineScenario({
  name: 'sold-elsewhere',
  summary: 'The shopper follows a link to trousers that only the shops of other countries sell, as they do the belts.',
  department: 'product',
  params: z.strictObject({ region }),
  given({ world, catalogue, params }) {
    world.withdrawn.add(`${params.region}/${getFirstProduct(catalogue).handle}`)
    world.withdrawn.add(`${params.region}/collections/belts`)
  },
  start: '/products/heroes-navy',
})
