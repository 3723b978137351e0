import { defineScenario } from '../define-scenario.ts'

export const headerMissing = defineScenario({
  name: 'header-missing',
  summary: 'The editors have unpublished the main menu.',
  department: 'content',
  reproduces: ['header.missing'],
  given({ world }) {
    world.content.blank('mainMenu')
  },
  start: '/',
})
