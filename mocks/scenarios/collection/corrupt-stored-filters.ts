import { defineScenario } from '../define-scenario.ts'

export const corruptStoredFilters = defineScenario({
  name: 'corrupt-stored-filters',
  summary: 'The browser’s session storage has collection filters that cannot be parsed.',
  department: 'collection',
  reproduces: ['fit.stored-filters-corrupt'],
  given({ visitor }) {
    visitor.setSessionStorage('waist', '{"half a val')
  },
  start: '/collections/trousers',
})
