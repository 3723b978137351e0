import { defineScenario } from '../define-scenario.ts'

export const menuDown = defineScenario({
  name: 'menu-down',
  summary: 'The main menu cannot be fetched; the rest of the content service works.',
  department: 'content',
  reproduces: ['menu.fetch-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', operation: 'mainMenu', respond: { status: 503 } })
  },
  start: '/',
})
