import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type AnswersDeps, sendAnswers } from '../answers.server.ts'
import type { AnswersOutcome } from '../answers-outcome.ts'
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
