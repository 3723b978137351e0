import type { RequestHandler } from 'msw'
import type { RequestProblem } from '#contracts/request-check.ts'
import type { BackendOperations } from './operations.ts'

/** Creates the handlers of the survey, the fit feedback and the catalogue unsubscription. */
export function createQuestionnaireHandlers(on: BackendOperations): RequestHandler[] {
  return [
    on('unsubscribe', {
      async respond({ path: { store }, json, world, reply }) {
        const missing = findBlanks(json, ['firstName', 'lastName', 'address', 'postcode'])
        if (missing.length > 0) return reply(400, { error: MISSING_ANSWER, missing })
        const { firstName, lastName, address, postcode, message } = json
        await world.runExclusive(() =>
          world.unsubscriptions.create({
            id: world.ids.next('unsubscription'),
            store,
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
      reject: ({ reply, problems }) => reply(400, { error: MISSING_ANSWER, missing: toFields(problems) }),
    }),

    on('survey', {
      async respond({ path: { store }, json: answers, world, reply }) {
        const at = world.clock.now().toISOString()
        await world.runExclusive(() => world.surveys.create({ id: world.ids.next('survey'), store, answers, at }))
        return reply(200, { status: 'success' })
      },
      reject: ({ reply, problems }) => reply(400, { error: MISSING_ANSWER, missing: toFields(problems) }),
    }),

    on('visitFeedback', {
      async respond({ path: { store }, json: { userId, fitResponse, loggedIn }, world, reply }) {
        await world.runExclusive(() =>
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
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}

/** Spec 8, "Feedback and unsubscribe failure". */
const MISSING_ANSWER = 'We think you might have missed a question.'

/** The questions with an empty answer. */
const findBlanks = (answers: Readonly<Record<string, unknown>>, questions: string[]) =>
  questions.filter((question) => String(answers[question]).trim() === '')

const toFields = (problems: RequestProblem[]) => [...new Set(problems.map(({ field }) => field))]
