import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSameOrder } from '#app/customer/orders/order-claim.ts'
import { parseFitResponse } from '#app/fit/fit-outcomes.ts'
import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { showProblems } from '#app/forms/show-problems.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readBrowserCookie, readLocal } from '#app/visitor/browser-state.ts'
import { fitResponse, savedFit } from '#app/visitor/cookies.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { readAnswers } from './answer-fields.ts'
import { NO_ANSWERS, toReturnRequest } from './return-answers.ts'
import { requestCreatedReturn, requestOrder, requestReturn, useCarriers } from './return-calls.ts'
import { parseStep, type ReturnStep } from './return-steps.ts'
import { advanceReturn, type ReturnEvent, type ReturnState, startReturn, toLookupEvent } from './returns-machine.ts'
import { readStoredReturn, storeReturn } from './stored-return.ts'
import type { KnownFit } from './suggest-size.ts'
import { usePrefill } from './use-prefill.ts'
import { useReturnAddress } from './use-return-address.ts'

/** The search parameters of the page. */
export type ReturnSearch = { step?: string | undefined; order?: string | undefined }

const readKnownFit = (): KnownFit => ({
  fit: parseSavedFit(readBrowserCookie(savedFit)),
  response: parseFitResponse(readBrowserCookie(fitResponse)),
})

/** A return in the browser: its state, stored for other tabs and reloads, and the handlers of its buttons. */
export function useReturn(posted: ReturnState | null, { step: stepInAddress, order }: ReturnSearch) {
  const requested = parseStep(stepInAddress) ?? 'find'
  const region = useRegion().code
  const { show, goBack } = useReturnAddress()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(() => posted ?? startReturn({ orderNumber: order ?? '' }))
  const latest = useRef(state)
  /** Whether this page has stored its return, so that a missing one means that another page has removed it. */
  const isStored = useRef(false)
  /** Increases when answers change from outside the form, which is then rendered again. */
  const [revision, setRevision] = useState(0)
  const [isResuming, setIsResuming] = useState(posted === null)
  /** Whether the order is being looked up automatically. */
  const [isLookingUp, setIsLookingUp] = useState(posted === null && requested !== 'find')
  /** Read after hydration, because cached pages do not know their visitor. */
  const [known, setKnown] = useState<KnownFit>({ fit: null, response: null })

  const send = useCallback((event: ReturnEvent): ReturnState => {
    latest.current = advanceReturn(latest.current, event)
    setState(latest.current)
    return latest.current
  }, [])

  /** Sends an event and shows the step that it leads to. */
  const advance = useCallback(
    (event: ReturnEvent, { replace = false } = {}) => {
      const from = latest.current.step
      const { step } = send(event)
      if (step !== from) show(step, { from, replace: replace || step === 'created' })
    },
    [send, show],
  )

  const lookUp = useCallback(
    async (step: ReturnStep, options?: { replace: boolean }): Promise<boolean> => {
      const { answers } = latest.current
      const outcome = await requestOrder(region, answers)
      const { orderNumber, proof } = latest.current.answers
      // the shopper has typed something else in the meantime
      if (orderNumber !== answers.orderNumber || proof !== answers.proof) return false
      advance(toLookupEvent(outcome, step), outcome.status === 'failed' ? { replace: true } : options)
      return outcome.status !== 'failed'
    },
    [region, advance],
  )

  const resume = useEffectEvent(async () => {
    const typed = form.current ? readAnswers(new FormData(form.current)) : NO_ANSWERS
    const stored = readStoredReturn(region)
    const isOther = order !== undefined && stored !== null && !isSameOrder(order, stored.answers.orderNumber)
    // values that were typed before hydration are newer than stored ones
    if (typed.proof !== '') send({ type: 'answered', answers: typed })
    else if (stored && !isOther) {
      const { step, answers } = send({ type: 'restored', ...stored })
      setRevision((count) => count + 1)
      if (step === 'find' && requested !== 'find' && answers.requestId !== '')
        await lookUp(requested, { replace: true })
    }
    const { step } = latest.current
    if (step !== requested) show(step, { replace: true })
    setIsResuming(false)
    setIsLookingUp(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    setKnown(readKnownFit())
    if (posted) show(posted.step, { replace: true })
    else void resume()
  }, [])

  useEffect(() => {
    if (isResuming) return
    storeReturn(region, state)
    isStored.current = readStoredReturn(region) !== null
  }, [region, state, isResuming])

  const followStored = useEffectEvent(() => {
    const readable = readStoredReturn(region)
    // A return of another region, or blocked storage.
    if (!readable && (!isStored.current || readLocal(LOCAL_STORAGE.returnDraft) !== undefined)) return
    const stored = readable ?? { answers: NO_ANSWERS, receipt: null }
    const { answers, receipt } = latest.current
    if (JSON.stringify([answers, receipt]) === JSON.stringify([stored.answers, stored.receipt])) return
    advance({ type: 'restored', ...stored }, { replace: true })
    setRevision((count) => count + 1)
  })
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LOCAL_STORAGE.returnDraft || key === null) followStored()
    }
    // a page in the back/forward cache has missed the changes of other pages, a sign-out among them
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) followStored()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])

  // Back, Forward and links within the page
  const onArrived = useEffectEvent((step: ReturnStep) => {
    if (isResuming || step === latest.current.step) return
    const reached = send({ type: 'arrived', step }).step
    if (reached !== step) show(reached, { replace: true })
  })
  useEffect(() => onArrived(requested), [requested])

  usePrefill({
    isReady: !isResuming && posted === null,
    order,
    form,
    latest,
    onPrefill(answers, isOrderKnown) {
      send({ type: 'answered', answers })
      if (!isOrderKnown) return
      setIsLookingUp(true)
      void lookUp('items', { replace: true }).finally(() => setIsLookingUp(false))
    },
  })

  useCarriers(state, send)

  function readForm() {
    if (form.current) send({ type: 'answered', answers: readAnswers(new FormData(form.current)) })
  }

  /** Whether the step's answers are valid; otherwise focuses the first problem. */
  function validate(): boolean {
    readForm()
    const event = { type: 'continued', known: readKnownFit() } as const
    setKnown(event.known)
    if (Object.keys(advanceReturn(latest.current, event).problems).length === 0) return true
    showProblems(form.current, () => send(event))
    return false
  }

  async function create(call: typeof requestReturn): Promise<boolean> {
    const { order: currentOrder, answers } = latest.current
    if (!currentOrder) return false
    const outcome = await call(region, toReturnRequest(currentOrder, answers))
    // The answers have changed, by a sign-out or by another tab's return of another order.
    if (latest.current.answers.requestId !== answers.requestId) return outcome.ok
    if (outcome.ok) advance({ type: 'created', created: outcome.created })
    else advance({ type: 'failed', ...outcome }, { replace: true })
    return outcome.ok
  }

  return {
    state,
    known,
    revision,
    form,
    isLookingUp,
    validate,
    onChange: readForm,
    onFind: () => lookUp('items'),
    onContinue: async () => {
      advance({ type: 'continued', known: readKnownFit() })
      return true
    },
    onBack: () => goBack(latest.current.step),
    onCreate: () => create(requestReturn),
    onCheck: () => create(requestCreatedReturn),
    onRetry: () => void send({ type: 'retried' }),
    onRestart: async () => {
      send({ type: 'restarted' })
      show('find', { replace: true })
      return lookUp('items')
    },
  }
}

export type ReturnActions = ReturnType<typeof useReturn>
