import type { RequestHandler } from 'msw'
import type { Wrong } from '../request-check.ts'
import type { BackendOperations } from './operations.ts'

/** What a visitor says of us: the survey, the fit-response feedback and the request to stop the catalogue. */
export function questionnaireHandlers(on: BackendOperations): RequestHandler[] {
  return [
    on('unsubscribe', {
      async answer({ json, world, reply }) {
        const missing = blanks(json, ['firstName', 'lastName', 'address', 'postcode'])
        if (missing.length > 0) return reply(400, { error: MISSED, missing })
        const { firstName, lastName, address, postcode, message } = json
        await world.serial(() =>
          world.unsubscriptions.create({
            id: world.ids.next('unsubscription'),
            firstName,
            lastName,
            address,
            postcode,
            message,
            at: world.clock.now().toISOString(),
          }),
        )
        return reply(200, { status: 'success' })
      },
      refuse: ({ reply, wrongs }) => reply(400, { error: MISSED, missing: parts(wrongs) }),
    }),

    on('survey', {
      async answer({ path: { store }, json: answers, world, reply }) {
        const missing = blanks(answers, Object.keys(answers))
        if (missing.length > 0) return reply(400, { error: MISSED, missing })
        const at = world.clock.now().toISOString()
        await world.serial(() => world.surveys.create({ id: world.ids.next('survey'), store, answers, at }))
        return reply(200, { status: 'success' })
      },
      refuse: ({ reply, wrongs }) => reply(400, { error: MISSED, missing: parts(wrongs) }),
    }),

    on('visitFeedback', {
      async answer({ path: { store }, json: { userId, fitResponse, loggedIn }, world, reply }) {
        await world.serial(() =>
          world.visits.create({
            id: world.ids.next('visit'),
            store,
            userId: userId ?? null,
            fitResponse,
            loggedIn,
            at: world.clock.now().toISOString(),
          }),
        )
        return reply(200, { status: 'success' })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}

/** Spec 8, "Feedback and unsubscribe failure". */
const MISSED = 'We think you might have missed a question.'

/** Questions that were sent with an empty answer. */
const blanks = (answers: Readonly<Record<string, unknown>>, questions: string[]) =>
  questions.filter((question) => String(answers[question]).trim() === '')

const parts = (wrongs: Wrong[]) => [...new Set(wrongs.map(({ part }) => part))]
