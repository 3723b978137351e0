import { createRestError } from '#mocks/upstreams/content/rest-error.ts'
import { defineScenario } from '../define-scenario.ts'

export const contentInvalid = defineScenario({
  name: 'content-invalid',
  summary: 'The content service refuses the request of every page with a validation error.',
  department: 'content',
  reproduces: ['content.page-failed'],
  given({ world, faults }) {
    const { sys, message, requestId } = createRestError('ValidationFailed', world.ids.next('request'))
    faults.add({ upstream: 'content', operation: 'page', respond: { status: 422, body: { sys, message, requestId } } })
  },
  start: '/pages/about-us',
})
