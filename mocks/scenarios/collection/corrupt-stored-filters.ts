import { defineScenario } from '../define-scenario.ts'

export const corruptStoredFilters = defineScenario({
  name: 'corrupt-stored-filters',
  summary: 'The browser’s session holds collection filters that can no longer be read.',
  department: 'collection',
  reproduces: ['fit.stored-filters-corrupt'],
  given({ visitor }) {
    visitor.session('waist', '{"half a val')
  },
  start: '/collections/trousers',
})
