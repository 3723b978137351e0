import { useEffect, useReducer } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { transition } from './glimpse-machine.ts'
import { glimpseProducts } from './search.functions.ts'

/** A pause in typing, in ms, after which it is worth asking. */
export const TYPING_PAUSE_MS = 180

/** Looks for what is typed: waits for a pause, breaks off what is no longer wanted, drops what comes late. */
export function useGlimpse() {
  const { code: region } = useRegion()
  const [state, send] = useReducer(transition, { status: 'empty' })
  const query = state.status === 'looking' ? state.query : null

  useEffect(() => {
    if (query === null) return
    const call = new AbortController()
    const ask = () =>
      glimpseProducts({ data: { region, query }, signal: call.signal }).then(
        (glimpse) => send({ type: 'found', answer: { query, glimpse } }),
        () => {
          if (!call.signal.aborted) send({ type: 'failed', query })
        },
      )
    const timer = setTimeout(ask, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [query, region])

  return [state, send] as const
}
