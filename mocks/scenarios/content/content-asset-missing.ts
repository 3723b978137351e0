import { defineScenario } from '../define-scenario.ts'

export const contentAssetMissing = defineScenario({
  name: 'content-asset-missing',
  summary: 'A picture that a page asks the content service for is not there.',
  department: 'content',
  reproduces: ['content.image-failed'],
  given({ world }) {
    world.content.blank('asset')
  },
  start: '/',
})
