import { defineScenario } from '../define-scenario.ts'

export const corruptStoredFilters = defineScenario({
  name: 'corrupt-stored-filters',
  summary: 'One of the collection filters in the browser’s session storage cannot be parsed.',
  department: 'collection',
  reproduces: ['fit.stored-filters-corrupt'],
  given({ visitor }) {
    visitor.setSessionStorage('waist', '{"half a val')
    visitor.setSessionStorage('leg', '["32"]')
  },
  start: '/collections/trousers',
})
