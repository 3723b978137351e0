import type { FitAnswers, Recommendation } from '#app/fit/recommendation.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { fitAnswers } from '../fit-answers.ts'
import type { Answers } from '../questions/answers.ts'
import { isStep } from '../questions/steps.ts'
import { transition } from './finder-machine.ts'
import { type Details, type Finder, type FinderEvent, isStale, placeOf, START, startWith } from './finder-state.ts'
import { type Memory, NOTHING_TOLD, type Told } from './memory.ts'
import { patiently, readably, SETTLED_MS } from './pace.ts'
import type { Place } from './place.ts'

/** A result that is to be kept. */
export type Kept = { sizes: Recommendation; answers: FitAnswers; details: Details; isNewCustomer: boolean }

/** What the Fit Finder asks others for. A promise that is rejected is a failure; why is reported by whoever answers. */
export type Services = {
  recommend: (answers: FitAnswers) => Promise<Recommendation>
  /** Answers whether he joined the newsletter; null if he did not ask to. */
  save: (kept: Kept) => Promise<{ joined: boolean | null }>
  /** Opens the collection of a half with these sizes chosen. */
  shop: (half: FitHalf, sizes: Recommendation) => Promise<void>
}

/** Where the place is to be seen: the address of the page. `from` is the place that was left. */
export type Show = (place: Place, from: Place, how: 'onwards' | 'back' | 'instead') => void

export type FinderStore = {
  state: () => Finder
  subscribe: (listener: () => void) => () => void
  send: (event: FinderEvent) => void
  /** Goes on where the browser stopped, at the place that is asked for; without one, where he was last. */
  wake: (place?: Place) => void
}

/** Runs the machine: does the work that its states wait for, keeps what was told, shows the place. `drawn`: as the server drew it. */
export function createFinder(drawn: Finder, deps: { services: Services; memory: Memory; show: Show }): FinderStore {
  const { services, memory, show } = deps
  const listeners = new Set<() => void>()
  let state = drawn
  let asked: { of: Answers; sizes: Promise<Recommendation> } | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  let keeping: ReturnType<typeof setTimeout> | undefined

  /** One request for the same answers, however often they are asked about; one that failed is asked anew. */
  function sizesFor(of: Answers): Promise<Recommendation> {
    if (asked?.of === of) return asked.sizes
    const sizes = services.recommend(fitAnswers(of))
    asked = { of, sizes }
    sizes.catch(() => {
      if (asked?.of === of) asked = undefined
    })
    return sizes
  }

  async function calculate(of: Answers) {
    const found = (sizes: Recommendation) => send({ type: 'recommended', result: { of, sizes } })
    const sizes = sizesFor(of)
    try {
      found(await readably(patiently(sizes)))
    } catch {
      if (state.answers === of) send({ type: 'failed' })
      // it may only have been slow
      sizes.then(found, () => {})
    }
  }

  /** While a slider moves, the result follows it; a request that fails is made again when the change is done. */
  function follow(of: Answers) {
    clearTimeout(settling)
    settling = setTimeout(
      () =>
        sizesFor(of).then(
          (sizes) => send({ type: 'recommended', result: { of, sizes } }),
          () => {},
        ),
      SETTLED_MS,
    )
  }

  async function save({ answers, result, details, isNewCustomer }: Extract<Finder, { at: 'saving' }>) {
    const kept = { sizes: result.sizes, answers: fitAnswers(answers), details, isNewCustomer }
    await readably(services.save(kept)).then(
      ({ joined }) => send({ type: 'saved', joined }),
      () => send({ type: 'failed' }),
    )
  }

  /** What the new state waits for. */
  function work(before: Finder) {
    if (state.at === 'asking') {
      if (state.answers !== before.answers && isStale(state)) follow(state.answers)
    } else if (state.at === before.at) return
    else if (state.at === 'calculating') void calculate(state.answers)
    else if (state.at === 'saving') void save(state)
    else if (state.at === 'redirecting')
      services.shop(state.to, state.result.sizes).catch(() => send({ type: 'failed' }))
  }

  /** At once, but while a slider moves: then when it rests, so that it moves freely. */
  function keep(event: FinderEvent) {
    clearTimeout(keeping)
    // of who is under 18 the browser keeps nothing; a slip of the finger costs him no answers all the same
    const keepNow = () => memory.keep(state.at === 'declined' ? NOTHING_TOLD : told(state))
    if (event.type === 'changed') keeping = setTimeout(keepNow, SETTLED_MS)
    else keepNow()
  }

  function send(event: FinderEvent) {
    const before = state
    state = transition(before, event)
    const [from, to] = [placeOf(before), placeOf(state)]
    if (event.type === 'arrived' ? to !== event.place : to !== from) show(to, from, wayOf(event))
    if (state === before) return
    keep(event)
    for (const listener of listeners) listener()
    work(before)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    wake(place) {
      const kept = memory.recall()
      state = startWith(kept)
      send({ type: 'arrived', place: place ?? kept.visited.at(-1) ?? 'start' })
      for (const listener of listeners) listener()
    },
  }
}

const told = ({ answers, visited, isNewCustomer }: Finder): Told => ({ answers, visited, isNewCustomer })

const wayOf = ({ type }: FinderEvent) => (type === 'back' ? 'back' : type === 'arrived' ? 'instead' : 'onwards')

/**
 * What is drawn before anybody knows what the browser keeps: the question that the address names, unanswered; for a result,
 * the place where it will stand.
 */
export function drawnAt(place: Place): Finder {
  if (place === 'start') return START
  if (place === 'find') return { ...START, at: 'find' }
  return isStep(place)
    ? { ...START, at: 'asking', step: place, result: null }
    : { ...START, at: 'calculating', goal: 'result' }
}
