import { isSameOrder } from '#app/customer/orders/order-claim.ts'
import { createRandomUuid } from '#app/http/ids.ts'
import { NO_ANSWERS, NO_LINE_ANSWERS, type ReturnAnswers } from './return-answers.ts'
import { type CreatedReturn, listReturnable, type ReturnCarrier, type ReturnOrder } from './return-order.ts'
import { findStepProblems, type ReturnProblems } from './return-problems.ts'
import { createReceipt, type ReturnReceipt, recoverReceipt } from './return-receipt.ts'
import { getAdjacentStep, RETURN_STEPS, type ReturnFailure, type ReturnStep } from './return-steps.ts'
import { type KnownFit, suggestOutcomes } from './suggest-size.ts'

/** The state of a return in progress: answers, data that was read, and the current step. */
export type ReturnState = {
  step: ReturnStep
  answers: ReturnAnswers
  order: ReturnOrder | null
  carriers: readonly ReturnCarrier[] | null
  receipt: ReturnReceipt | null
  problems: ReturnProblems
  failure: ReturnFailure | null
}

export type ReturnEvent =
  | { type: 'answered'; answers: ReturnAnswers }
  /** The step's button was pressed. Opens the next step, except from the first and the last one, which make a call. */
  | { type: 'continued'; known: KnownFit }
  | { type: 'went-back' }
  /** The address has another step, after Back, Forward or a page load. */
  | { type: 'arrived'; step: ReturnStep }
  /** `requestId` is used if the return has none yet. */
  | { type: 'order-found'; order: ReturnOrder; requestId: string; step: ReturnStep }
  | { type: 'carriers-read'; carriers: readonly ReturnCarrier[] }
  /** `order` is the current order. */
  | { type: 'failed'; failure: ReturnFailure; order?: ReturnOrder | undefined }
  | { type: 'retried' }
  | { type: 'created'; created: CreatedReturn }
  /** A return of these answers already exists. `order` is the current order; null if everything was returned. */
  | { type: 'recovered'; created: CreatedReturn; order: ReturnOrder | null }
  /** Another return of the same order. */
  | { type: 'restarted' }
  /** The stored answers, read on load or after a change in another tab. */
  | { type: 'restored'; answers: ReturnAnswers; receipt: ReturnReceipt | null }

export const startReturn = (answers: Partial<ReturnAnswers> = {}): ReturnState => ({
  step: 'find',
  answers: { ...NO_ANSWERS, ...answers },
  order: null,
  carriers: null,
  receipt: null,
  problems: {},
  failure: null,
})

/** Returns the next state of a return, never beyond the first step with open problems. */
export function advanceReturn(state: ReturnState, event: ReturnEvent): ReturnState {
  switch (event.type) {
    case 'answered':
      return applyAnswers(state, event.answers)
    case 'continued':
      return continueReturn(state, event.known)
    case 'went-back':
      return goTo(state, isUncertain(state) ? state.step : getAdjacentStep(state.step, -1))
    case 'arrived':
      return goTo(state, clampStep(state, event.step))
    case 'order-found':
      return openOrder(state, event)
    case 'carriers-read':
      return readCarriers(state, event.carriers)
    case 'failed':
      return showFailure(state, event)
    case 'retried':
      return { ...state, failure: null }
    case 'created':
      return state.order ? showReceipt(state, createReceipt(state.order, state.answers, event.created)) : state
    case 'recovered':
      return showReceipt(state, recoverReceipt(event.order, state.answers, event.created))
    case 'restarted': {
      const { orderNumber, proof } = state.answers
      return startReturn({ orderNumber, proof })
    }
    case 'restored':
      return restore(state, event)
  }
}

/** The requested step, or the first step with open problems if that comes before it. */
export function clampStep(state: ReturnState, requested: ReturnStep): ReturnStep {
  if (state.receipt) return 'created'
  // The answers must stay those of the return that may exist.
  if (isUncertain(state)) return 'send'
  if (!state.order || isAllReturned(state.order)) return 'find'
  const open = RETURN_STEPS.find(
    (step) => step === 'send' || (step !== 'find' && Object.keys(findStepProblems(state, step)).length > 0),
  )
  return RETURN_STEPS.indexOf(requested) > RETURN_STEPS.indexOf(open ?? 'send') ? (open ?? 'send') : requested
}

/** Whether a return may have been created. */
const isUncertain = ({ failure }: ReturnState) => failure?.code === 'unknown'

const isAllReturned = ({ lines }: ReturnOrder) => lines.every(({ blocked }) => blocked === 'already-returned')

const goTo = (state: ReturnState, step: ReturnStep): ReturnState =>
  step === state.step ? state : { ...state, step, problems: {}, failure: null }

function continueReturn(state: ReturnState, known: KnownFit): ReturnState {
  const problems = findStepProblems(state, state.step)
  if (Object.keys(problems).length > 0) return { ...state, problems, failure: toFailure(problems) }
  // In the other steps a call follows.
  if (state.step !== 'items' && state.step !== 'outcome') return { ...state, problems, failure: null }
  const answers =
    state.step === 'items' && state.order ? suggestOutcomes(state.order, state.answers, known) : state.answers
  return goTo({ ...state, answers }, getAdjacentStep(state.step, 1))
}

/** RET-02 lists "carrier selection needed" as a notification of its own. */
const toFailure = (problems: ReturnProblems): ReturnFailure | null =>
  problems.carrier ? { code: 'returns.carrier-needed' } : null

function openOrder(state: ReturnState, { order, requestId, step }: Extract<ReturnEvent, { type: 'order-found' }>) {
  if (isAllReturned(order)) return showFailure(state, { failure: { code: 'returns.all-returned' } })
  const [only, ...others] = listReturnable(order)
  const isFirstLook = Object.keys(state.answers.lines).length === 0
  const answers = {
    ...state.answers,
    requestId: state.answers.requestId || requestId,
    // a single item is chosen automatically
    ...(isFirstLook && only && others.length === 0 && { lines: { [only.id]: { ...NO_LINE_ANSWERS, isChosen: true } } }),
  }
  const known = { ...state, answers, order, failure: null, problems: {} }
  return { ...known, step: clampStep(known, step) }
}

/** Sets the carriers. A single one is chosen automatically, and a chosen one that is no longer offered is cleared. */
function readCarriers(state: ReturnState, carriers: readonly ReturnCarrier[]): ReturnState {
  const [only, ...others] = carriers
  const chosen = carriers.find(({ id }) => id === state.answers.carrierId) ?? (others.length === 0 ? only : undefined)
  return { ...state, carriers, answers: { ...state.answers, carrierId: chosen?.id ?? null } }
}

/** Shows a created return. Its answers are cleared, except for the order's number and proof. */
function showReceipt(state: ReturnState, receipt: ReturnReceipt): ReturnState {
  const { orderNumber, proof, requestId } = state.answers
  return goTo({ ...state, receipt, answers: { ...NO_ANSWERS, orderNumber, proof, requestId } }, 'created')
}

/** Failures of the order as a whole. */
const ABOUT_ORDER: readonly string[] = [
  'returns.order-not-found',
  'returns.all-returned',
] satisfies ReturnFailure['code'][]

/** Shows a failure where it can be corrected: at the size that is sold out, at the carriers, otherwise in the current step. */
function showFailure(
  state: ReturnState,
  { failure, order }: { failure: ReturnFailure; order?: ReturnOrder | undefined },
) {
  if (ABOUT_ORDER.includes(failure.code)) return { ...state, order: null, step: 'find' as const, problems: {}, failure }
  const failed = { ...state, order: order ?? state.order, failure }
  const step = clampStep(failed, state.step)
  const isElsewhere = step !== state.step || failure.code === 'returns.carrier-needed'
  return { ...failed, step, problems: isElsewhere ? findStepProblems(failed, step) : {} }
}

/**
 * Applies new answers. Problems that they solve disappear; after another order number or proof the order has to be looked
 * up again.
 */
function applyAnswers(state: ReturnState, answers: ReturnAnswers): ReturnState {
  const { orderNumber, proof } = state.answers
  const isSame = isSameOrder(answers.orderNumber, orderNumber)
  const next: ReturnState = {
    ...state,
    answers: isSame ? answers : { ...answers, lines: {}, requestId: '' },
    ...((!isSame || answers.proof !== proof) && { order: null, carriers: null }),
  }
  const open = findStepProblems(next, next.step)
  return {
    ...next,
    problems: Object.fromEntries(
      Object.keys(state.problems).flatMap((field) => (open[field] ? [[field, open[field]]] : [])),
    ),
  }
}

/** Restores stored answers. An order that was looked up for another number or proof is looked up again. */
function restore(state: ReturnState, { answers, receipt }: Extract<ReturnEvent, { type: 'restored' }>): ReturnState {
  const restored = { ...applyAnswers(state, answers), answers, receipt, problems: {} }
  return { ...restored, step: clampStep(restored, state.step) }
}

/**
 * The outcome of looking up an order. `created`: the return of this request already exists, for example because its response
 * was lost; `order` is null if everything was returned.
 */
export type LookupOutcome =
  | { status: 'found'; order: ReturnOrder }
  | { status: 'created'; created: CreatedReturn; order: ReturnOrder | null }
  | { status: 'failed'; failure: ReturnFailure }

/** Maps the outcome of a lookup to an event; `step` is the step that it was made for. */
export function toLookupEvent(outcome: LookupOutcome, step: ReturnStep): ReturnEvent {
  if (outcome.status === 'failed') return { type: 'failed', failure: outcome.failure }
  if (outcome.status === 'created') return { type: 'recovered', created: outcome.created, order: outcome.order }
  return { type: 'order-found', order: outcome.order, requestId: createRandomUuid(), step }
}
