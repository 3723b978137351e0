import type { RequestHandler } from 'msw'
import { operations } from '#contracts/fit/generated/operations.ts'
import type { operations as Operations, Problem } from '#contracts/fit/generated/types.ts'
import { getDefaultModel } from '../../recommender/model.ts'
import { recommendFromWire } from '../../recommender/wire.ts'
import { addRetryAfter, getMailWaitSeconds } from '../backend/mail-limit.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { findFitByKey } from './fit-keys.ts'
import { sendFit, sendFitKey } from './fit-mail.ts'
import { claimFit, deleteFits, findFit, identify, saveFit, toSavedFit } from './saved-fits.ts'

/** Creates the handlers of the fit service: recommendations, saved fits and their owners. Any API key is accepted, but one is required. */
export function createFitHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('fit', operations, context, rejectMissingKey)
  return [
    on('savedFit', {
      respond({ path: { customerIdOrEmail }, world, reply }) {
        const record = findFit(world, customerIdOrEmail)
        return record ? reply(200, toSavedFit(record)) : reply(404, { error: 'No fit is saved for this customer' })
      },
      reject: ({ reply, message }) => reply(404, { error: message }),
    }),

    on('recommend', {
      respond: ({ json, reply }) => reply(200, recommendFromWire(getDefaultModel(), json)),
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('createFit', {
      async respond({ json, world, reply }) {
        const record = await saveFit(world, { ...json, answers: json.fit_finder_answers })
        await sendFit(world, record, json.email ?? record.email, context.storefront(record.storeLocation))
        return reply(200, toSavedFit(record))
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('updateFit', {
      respond: async ({ json, world, reply }) => reply(200, toSavedFit(await saveFit(world, json))),
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('forgetFit', {
      async respond({ path: { customerIdOrEmail }, world, reply }) {
        if (await deleteFits(world, customerIdOrEmail)) return reply(200, { forgotten: true })
        return reply(404, { error: 'No fit is saved for this customer' })
      },
      reject: ({ reply, message }) => reply(404, { error: message }),
    }),

    on('mailFit', {
      async respond({ json: { email, link }, world, reply }) {
        const wait = getMailWaitSeconds(world, email)
        if (wait > 0)
          return addRetryAfter(
            reply(429, { error: 'Too many mails were sent to this address. Try again later.' }),
            wait,
          )
        const record = findFit(world, email)
        if (!record) return reply(404, { error: 'No fit is saved for this address' })
        await sendFitKey(world, record, email, link)
        return reply(200, { sent: true })
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('claimFit', {
      async respond({ json: { key, token, previous_token }, world, reply }) {
        const record = findFitByKey(world, key)
        if (!record) return reply(404, { error: 'This key is unknown or expired' })
        await claimFit(world, record, token, previous_token)
        return reply(200, toSavedFit(record))
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('token', {
      respond: ({ world, reply }) => reply(200, { token: world.ids.next('fit-token') }),
    }),

    on('identify', {
      async respond({ json: { token, customer_id, email, previous_token }, world, reply }) {
        const proven = { customerId: customer_id ?? null, email: email ?? null }
        const owner = await identify(world, token, proven, previous_token)
        return reply(200, { token, customer_id: owner.customerId })
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}

function rejectMissingKey(request: Request): Response | undefined {
  if (request.headers.get('x-api-key')) return undefined
  const problem: Problem = { error: 'The header x-api-key with an API key is required' }
  return Response.json(problem, { status: 401 })
}
