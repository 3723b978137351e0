import { defineScenario } from '../define-scenario.ts'

export const noFitForEmail = defineScenario({
  name: 'no-fit-for-email',
  summary: 'The shopper looks up a saved fit by an email that has none.',
  department: 'fit',
  reproduces: ['fit.not-found-by-email'],
  start: '/fit-finder',
})
