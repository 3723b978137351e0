import { getRequestContext } from '#app/request-context.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type AnswersDeps, createAnswersPost, getAnswersDeps, sendAnswers } from '../answers.server.ts'
import type { AnswersOutcome, PostedAnswers } from '../answers-outcome.ts'
import { type Answers, UNSUBSCRIBE, type UnsubscribeField } from '../questions.ts'

type UnsubscribeDeps = Pick<AnswersDeps<UnsubscribeField>, 'checkLimit'> & {
  backend: Pick<BackendClient, 'unsubscribe'>
  store: RegionCode
}

/** Stops the printed catalogue of the region's store (FORM-05). */
export const unsubscribe = (
  { backend, store, checkLimit }: UnsubscribeDeps,
  typed: Answers<UnsubscribeField>,
): Promise<AnswersOutcome<UnsubscribeField>> =>
  sendAnswers(
    UNSUBSCRIBE,
    {
      checkLimit,
      async send({ firstName = '', lastName = '', address = '', postcode = '', message }) {
        const payload = { firstName, lastName, address, postcode, ...(message && { message }) }
        return (await backend.unsubscribe(store, payload)) ?? 'taken'
      },
    },
    typed,
  )

declare module '#app/request-context.ts' {
  interface RequestContext {
    postedUnsubscribe?: PostedAnswers<UnsubscribeField>
  }
}

const post = createAnswersPost('/unsubscribe', UNSUBSCRIBE, (store, typed) =>
  unsubscribe(getAnswersDeps(store, 'unsubscribe'), typed),
)

/** Handles POST /unsubscribe, the form without script; null where the page itself is the response. */
export async function handleUnsubscribePost(request: Request): Promise<Response | null> {
  const result = await post(request)
  if (result instanceof Response) return result
  getRequestContext(request).postedUnsubscribe = result
  return null
}

/** Returns the rejected form values of a request; null if it posted none. */
export const getPostedUnsubscribe = (request: Request): PostedAnswers<UnsubscribeField> | null =>
  getRequestContext(request).postedUnsubscribe ?? null
