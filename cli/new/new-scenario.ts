import type { Department } from '#contracts/shop/departments.ts'
import { createJourneyChange, createScenarioChanges } from '#mocks/control/keep/scenario-changes.ts'
import type { Recipe } from './recipe.ts'

type ScenarioOptions = { name: string; department: Department; summary: string; start: string }

/** A scenario in which one size is sold out, with its effect's check and a journey. */
export const createScenario = (root: string, options: ScenarioOptions): Recipe => ({
  changes: createScenarioChanges(root, {
    ...options,
    imports: [`import { getFirstVariantId } from '../given/first-product.ts'`],
    given: { takes: ['world', 'catalogue'], statements: ['world.stock.set(getFirstVariantId(catalogue), 0)'] },
    effect: {
      takes: ['clients'],
      statements: [
        `const product = await clients.backend.product({ store: 'gb', handle: 'heroes-navy' })`,
        `expect(product?.variants.find(({ id }) => id === 'gid://shopify/ProductVariant/1001001')?.inventory_quantity).toBe(0)`,
      ],
    },
  }),
  decisions: [
    'What it changes, in place of the size that is sold out: records first, a fault only where no state can cause the failure',
    'What its check in tests/effects and its journey expect',
  ],
  look: `npx spoke scenario use ${options.name}`,
})

/** A journey that opens a page, in a scenario if one is given. */
export const createJourney = (journey: { name: string; summary: string; scenario?: string; path: string }): Recipe => ({
  changes: [createJourneyChange(journey)],
  decisions: [
    'What the shopper does and sees; the title is a promise in seven to ten words, with the ids that it proves',
  ],
  look: `npx spoke test ${journey.name}`,
})
