import { defineScenario } from '../define-scenario.ts'

export const contentAssetMissing = defineScenario({
  name: 'content-asset-missing',
  summary: 'An image that a page requests from the content service does not exist.',
  department: 'content',
  reproduces: ['content.image-failed'],
  given({ world }) {
    world.content.blank('asset')
  },
  start: '/pages/about-us',
})
