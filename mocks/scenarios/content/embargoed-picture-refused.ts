import { defineScenario } from '../define-scenario.ts'

export const embargoedPictureRefused = defineScenario({
  name: 'embargoed-picture-refused',
  summary: 'A draft page has pictures under embargo, and the content service gives no key for them.',
  department: 'content',
  reproduces: ['content.image-failed'],
  given({ faults }) {
    faults.add({ upstream: 'assets', operation: 'createAssetKey', respond: { status: 503 } })
  },
  start: '/preview?key=simulated-preview-key-for-drafts&path=/pages/spring-2027',
})
