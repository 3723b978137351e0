import { defineScenario } from '../define-scenario.ts'

export const noFitForEmail = defineScenario({
  name: 'no-fit-for-email',
  summary: 'The shopper looks for a saved fit by an email under which there is none.',
  department: 'fit',
  reproduces: ['fit.not-found-by-email'],
  start: '/fit-finder',
})
