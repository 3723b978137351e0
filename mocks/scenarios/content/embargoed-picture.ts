import { defineScenario } from '../define-scenario.ts'

export const embargoedPicture = defineScenario({
  name: 'embargoed-picture',
  summary: 'A draft page has pictures under embargo, which need a signed address.',
  department: 'content',
  start: '/preview?key=simulated-preview-key-for-drafts&path=/pages/spring-2027',
})
