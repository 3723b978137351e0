import { createRestError } from '#mocks/upstreams/content/rest-error.ts'
import { defineScenario } from '../define-scenario.ts'

export const contentNotFound = defineScenario({
  name: 'content-not-found',
  summary: 'The content service answers NotFound for every page; the menu and the promos still can be fetched.',
  department: 'content',
  reproduces: ['content.not-found'],
  given({ world, faults }) {
    const { sys, message, requestId } = createRestError('NotFound', world.ids.next('request'))
    faults.add({ upstream: 'content', operation: 'page', respond: { status: 404, body: { sys, message, requestId } } })
  },
  start: '/pages/about-us',
})
