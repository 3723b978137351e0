import { defineScenario } from '../define-scenario.ts'

export const defaultShop = defineScenario({
  name: 'default-shop',
  summary: 'The shop with its default data and a new visitor.',
  department: 'shop',
})
