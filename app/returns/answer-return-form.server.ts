import { createReturn, findReturn } from './create-return.server.ts'
import { openReturn, readCarriers } from './look-up-order.server.ts'
import { toLookupEvent } from './lookup-outcome.ts'
import { readAnswers } from './read-answers.ts'
import { toReturnRequest } from './return-request.ts'
import { parseStep, type ReturnStep } from './return-steps.ts'
import type { ReturnsDeps } from './returns-deps.server.ts'
import { advanceReturn, type ReturnEvent, type ReturnState, startReturn } from './returns-machine.ts'
import type { KnownFit } from './suggest-size.ts'

/**
 * The state after a step's form was posted without script. Each form carries all answers, and the order is read anew, so that
 * nothing about it is trusted to the form.
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
  // the order has changed so much that the answers of an earlier step are open
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
