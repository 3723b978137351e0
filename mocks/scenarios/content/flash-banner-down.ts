import { defineScenario } from '../define-scenario.ts'

export const flashBannerDown = defineScenario({
  name: 'flash-banner-down',
  summary: 'The announcement above the header cannot be fetched; the rest of the content service works.',
  department: 'content',
  reproduces: ['content.banner-failed'],
  given({ faults }) {
    faults.add({ upstream: 'content', operation: 'flashBanner', respond: { status: 503 } })
  },
  start: '/',
})
