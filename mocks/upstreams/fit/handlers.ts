import type { RequestHandler } from 'msw'
import { operations } from '#contracts/fit/generated/operations.ts'
import type { operations as Operations, Problem } from '#contracts/fit/generated/types.ts'
import { houseModel } from '../../recommender/model.ts'
import { recommendOverTheWire } from '../../recommender/wire.ts'
import { tooManyMails, waitOf } from '../backend/mail-limit.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { mailFit, mailKey } from './fit-mail.ts'
import { fitOfKey, rememberOwner } from './fit-tokens.ts'
import { claimFit, fitOf, forgetFits, keepFit, savedFit } from './saved-fits.ts'

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

    on('forgetFit', {
      async answer({ path: { customerIdOrEmail }, world, reply }) {
        if (await forgetFits(world, customerIdOrEmail)) return reply(200, { forgotten: true })
        return reply(404, { error: 'No fit is saved for this customer' })
      },
      refuse: ({ reply, why }) => reply(404, { error: why }),
    }),

    on('mailFit', {
      async answer({ json: { email, link }, world, reply }) {
        const wait = waitOf(world, email)
        if (wait > 0) return tooManyMails(reply(429, { error: 'This address has been sent enough for now' }), wait)
        const record = fitOf(world, email)
        if (!record) return reply(404, { error: 'No fit is saved for this address' })
        await mailKey(world, record, email, link)
        return reply(200, { sent: true })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),

    on('claimFit', {
      async answer({ json: { key, token }, world, reply }) {
        const record = fitOfKey(world, key)
        if (!record) return reply(404, { error: 'This key stands for no fit, or its day is over' })
        await rememberOwner(world, token, record)
        return reply(200, savedFit(record))
      },
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
        const said = { customerId: customer_id ?? customer?.id.split('/').at(-1) ?? null, email: email ?? null }
        const owner = await rememberOwner(world, token, said)
        await claimFit(world, token, owner)
        return reply(200, { token, customer_id: owner.customerId })
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
