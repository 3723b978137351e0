import type { RequestHandler } from 'msw'
import { operations } from '#contracts/fit/generated/operations.ts'
import type { operations as Operations, Problem } from '#contracts/fit/generated/types.ts'
import { houseModel } from '../../recommender/model.ts'
import { recommendOverTheWire } from '../../recommender/wire.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { mailFit } from './fit-mail.ts'
import { claimFit, fitOf, keepFit, savedFit } from './saved-fits.ts'

/** The fit service: sizes from answers, saved fits and who they belong to. It takes any API key, and none is refused. */
export function createFitHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('fit', operations, context, withoutKey)
  return [
    on('savedFit', {
      answer({ path: { customerIdOrEmail }, world, reply }) {
        const record = fitOf(world, customerIdOrEmail)
        return record ? reply(200, savedFit(record)) : reply(404, { error: 'No fit is saved for this customer' })
      },
      refuse: ({ reply, why }) => reply(404, { error: why }),
    }),

    on('recommend', {
      answer: ({ json, reply }) => reply(200, recommendOverTheWire(houseModel(), json)),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),

    on('createFit', {
      async answer({ json, world, reply }) {
        const record = await keepFit(world, { ...json, answers: json.fit_finder_answers })
        await mailFit(world, record, context.storefront())
        return reply(200, savedFit(record))
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),

    on('updateFit', {
      answer: async ({ json, world, reply }) => reply(200, savedFit(await keepFit(world, json))),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),

    on('token', {
      answer: ({ world, reply }) => reply(200, { token: world.ids.next('fit-token') }),
    }),

    on('identify', {
      async answer({ json: { token, customer_id, email }, world, reply }) {
        const customer = world.customers.findFirst((q) =>
          q.where((each) => each.email.toLowerCase() === email?.toLowerCase()),
        )
        const customerId = customer_id ?? customer?.id.split('/').at(-1) ?? null
        await claimFit(world, token, { customerId, email: email ?? null })
        return reply(200, { token, customer_id: customerId })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}

function withoutKey(request: Request): Response | undefined {
  if (request.headers.get('x-api-key')) return undefined
  const problem: Problem = { error: 'The fit service wants an API key in the header x-api-key' }
  return Response.json(problem, { status: 401 })
}
