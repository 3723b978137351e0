import { getOrderCallDeps } from '#app/customer/orders/order-lookup.server.ts'
import { parseFitResponse } from '#app/fit/fit-outcomes.ts'
import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { readFormData } from '#app/http/request-body.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { getRequestContext } from '#app/request-context.ts'
import { fitResponse, savedFit } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { readAnswers } from './answer-fields.ts'
import { toReturnRequest } from './return-answers.ts'
import { parseStep, type ReturnStep } from './return-steps.ts'
import { createReturn, findReturn, openReturn, type ReturnsDeps, readCarriers } from './returns.server.ts'
import { advanceReturn, type ReturnEvent, type ReturnState, startReturn, toLookupEvent } from './returns-machine.ts'
import type { KnownFit } from './suggest-size.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    postedReturn?: ReturnState
  }
}

/** POST /returns, a step of a return without script. The page itself is the response, so that no answers appear in a URL. */
export const returnsPost = {
  async handle(request: Request): Promise<void> {
    const { region } = splitPath(new URL(request.url).pathname)
    const visitor = getVisitor()
    const known = {
      fit: parseSavedFit(visitor.getCookie(savedFit)),
      response: parseFitResponse(visitor.getCookie(fitResponse)),
    }
    const form = await readFormData(request)
    getRequestContext(request).postedReturn = await answerReturnForm(getOrderCallDeps(region.code), form, known)
  },
  getPosted: (request: Request): ReturnState | null => getRequestContext(request).postedReturn ?? null,
}

/**
 * Returns the state after a step's form was posted without script. Each form carries all answers, but the order is read again,
 * because a form could forge it.
 */
export async function answerReturnForm(deps: ReturnsDeps, form: FormData, known: KnownFit): Promise<ReturnState> {
  const posted = parseStep(form.get('step')) ?? 'find'
  const pressed = String(form.get('press') ?? 'continue')
  let state = startReturn(readAnswers(form))
  const send = (event: ReturnEvent) => {
    state = advanceReturn(state, event)
  }

  if (pressed === 'restart') send({ type: 'restarted' })
  if (posted === 'find') send({ type: 'continued', known })
  if (Object.keys(state.problems).length > 0) return state
  if (pressed === 'back' && posted === 'items') return state

  const step = posted === 'find' || pressed === 'restart' ? 'items' : posted
  // a form that is posted again after its return was created shows the return
  send(toLookupEvent(await openReturn(deps, state.answers), step))
  if (state.failure || state.receipt) return state
  // The order has changed, and an earlier step has open problems now.
  if (state.step !== step) return showOpenStep(state, known)
  if (posted === 'find' || pressed === 'restart') return state

  if (step === 'send') await addCarriers()
  if (pressed === 'retry') return state
  if (pressed === 'back') send({ type: 'went-back' })
  else if (step !== 'send') send({ type: 'continued', known })
  else if (pressed === 'check') await create(findReturn)
  else await create(createReturn)
  if (getStep() === 'send' && !state.carriers && !state.failure) await addCarriers()
  return state

  // a function, because `send` changes the state that is narrowed above
  function getStep(): ReturnStep {
    return state.step
  }

  async function addCarriers() {
    const result = await readCarriers(deps, state.order?.country ?? '')
    send(result.ok ? { type: 'carriers-read', carriers: result.carriers } : { type: 'failed', failure: result.failure })
  }

  async function create(call: typeof createReturn) {
    if (state.failure || !state.order) return
    send({ type: 'continued', known })
    if (Object.keys(state.problems).length > 0) return
    const outcome = await call(deps, toReturnRequest(state.order, state.answers))
    send(outcome.ok ? { type: 'created', created: outcome.created } : { type: 'failed', ...outcome })
  }
}

const showOpenStep = (state: ReturnState, known: KnownFit) => advanceReturn(state, { type: 'continued', known })
