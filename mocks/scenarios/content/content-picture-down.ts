import { defineScenario } from '../define-scenario.ts'

export const contentPictureDown = defineScenario({
  name: 'content-picture-down',
  summary: 'The pictures of pages, menus and products cannot be loaded by a browser.',
  department: 'content',
  reproduces: ['content.image-failed'],
  given({ faults }) {
    faults.add({ upstream: 'images', respond: { status: 503 } })
  },
  start: '/pages/about-us',
})
