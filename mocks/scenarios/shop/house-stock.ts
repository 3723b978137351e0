import { defineScenario } from '../define-scenario.ts'

export const houseStock = defineScenario({
  name: 'house-stock',
  summary: 'The shop as it is, with nothing amiss and a visitor who is new to it.',
  department: 'house',
})
