import { type FitAnswers, isQuestion } from '#app/fit/fit-answers.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { getProgress, transition } from './finder-machine.ts'
import {
  type FinderEvent,
  type FinderState,
  getPlace,
  isStale,
  type Registration,
  type Result,
  START,
  toStartState,
} from './finder-state.ts'
import { delayForReading, SLIDER_REST_MS, withTimeout } from './pace.ts'
import type { Place } from './progress-cookies.ts'
import { NO_PROGRESS, type ProgressStorage } from './progress-cookies.ts'

/** A result to save. */
type ResultToSave = { result: Result; registration: Registration; isNewCustomer: boolean }

/** The services of the Fit Finder. They report their failures themselves and reject. */
export type Services = {
  recommend: (answers: FitAnswers) => Promise<Recommendation>
  /** Resolves to whether the newsletter sign-up succeeded; null if it was not requested. */
  save: (toSave: ResultToSave) => Promise<{ hasSubscribed: boolean | null }>
  /** Opens the collection of a half, filtered by these sizes. */
  openShop: (half: FitHalf, recommendation: Recommendation) => Promise<void>
}

/** Shows a place in the page's address. `from` is the place before. */
export type ShowPlace = (place: Place, from: Place, navigation: 'push' | 'back' | 'replace') => void

export type FinderStore = {
  getState: () => FinderState
  /** The state that the server rendered. */
  getFirstState: () => FinderState
  subscribe: (listener: () => void) => () => void
  send: (event: FinderEvent) => void
  /** Loads the stored progress and goes to a place; without one, to the place of the last visit. */
  resume: (place?: Place) => void
}

/**
 * Creates the store that runs the machine: it does the work of each state, stores the progress and shows the place. `initial`
 * is the state that the server rendered.
 */
export function createFinder(
  initial: FinderState,
  deps: { services: Services; storage: ProgressStorage; showPlace: ShowPlace },
): FinderStore {
  const { services, storage, showPlace } = deps
  const listeners = new Set<() => void>()
  let state = initial
  let request: { answers: FitAnswers; recommendation: Promise<Recommendation> } | undefined
  let followTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined

  /** Returns the recommendation for the answers, from the pending request if there is one. A failed request is repeated. */
  function recommend(answers: FitAnswers): Promise<Recommendation> {
    if (request?.answers === answers) return request.recommendation
    const recommendation = services.recommend(answers)
    request = { answers, recommendation }
    recommendation.catch(() => {
      if (request?.answers === answers) request = undefined
    })
    return recommendation
  }

  async function calculate(answers: FitAnswers) {
    const take = (recommendation: Recommendation) => send({ type: 'recommended', result: { answers, recommendation } })
    const recommendation = recommend(answers)
    try {
      take(await delayForReading(withTimeout(recommendation)))
    } catch {
      if (state.answers === answers) send({ type: 'failed' })
      // A result after the timeout is still used.
      recommendation.then(take, () => {})
    }
  }

  /** Updates the result when a slider stops. A failed request is repeated when the change is done. */
  function followSlider(answers: FitAnswers) {
    clearTimeout(followTimer)
    followTimer = setTimeout(
      () =>
        recommend(answers).then(
          (recommendation) => send({ type: 'recommended', result: { answers, recommendation } }),
          () => {},
        ),
      SLIDER_REST_MS,
    )
  }

  async function save({ result, registration, isNewCustomer }: Extract<FinderState, { at: 'saving' }>) {
    await delayForReading(services.save({ result, registration, isNewCustomer })).then(
      ({ hasSubscribed }) => send({ type: 'saved', hasSubscribed }),
      () => send({ type: 'failed' }),
    )
  }

  /** Starts the work that the new state waits for. */
  function startWork(before: FinderState) {
    if (state.at === 'asking') {
      if (state.answers !== before.answers && isStale(state)) followSlider(state.answers)
    } else if (state.at === before.at) return
    else if (state.at === 'calculating') void calculate(state.answers)
    else if (state.at === 'saving') void save(state)
    else if (state.at === 'redirecting')
      services.openShop(state.half, state.result.recommendation).catch(() => send({ type: 'failed' }))
  }

  /** Stores the progress: at once, or when a moving slider stops. */
  function saveProgress(event: FinderEvent) {
    clearTimeout(saveTimer)
    // Stores nothing of visitors under 18; the answers stay in the state, in case the age was a mistake.
    const saveNow = () => storage.save(state.at === 'declined' ? NO_PROGRESS : getProgress(state))
    if (event.type === 'changed') saveTimer = setTimeout(saveNow, SLIDER_REST_MS)
    else saveNow()
  }

  function send(event: FinderEvent) {
    const before = state
    state = transition(before, event)
    const [from, to] = [getPlace(before), getPlace(state)]
    if (event.type === 'arrived' ? to !== event.place : to !== from) showPlace(to, from, getNavigation(event))
    if (state === before) return
    saveProgress(event)
    for (const listener of listeners) listener()
    startWork(before)
  }

  return {
    getState: () => state,
    getFirstState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    resume(place) {
      const progress = storage.load()
      state = toStartState(progress)
      send({ type: 'arrived', place: place ?? progress.visited.at(-1) ?? 'start' })
      for (const listener of listeners) listener()
    },
  }
}

const getNavigation = ({ type }: FinderEvent) => (type === 'back' ? 'back' : type === 'arrived' ? 'replace' : 'push')

/** Returns the server-rendered state of a place, without progress: an unanswered question, or a pending result. */
export function getServerState(place: Place): FinderState {
  if (place === 'start') return START
  if (place === 'find') return { ...START, at: 'find' }
  return isQuestion(place)
    ? { ...START, at: 'asking', step: place, result: null }
    : { ...START, at: 'calculating', goal: 'result' }
}
