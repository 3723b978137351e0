import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'
import { type Shelf, shelfOf } from './shelf.ts'

type Live = typeof import('./live.ts')

let live: Live | undefined
const waiting = new Set<() => void>()

/** Fetches what narrows a collection in the browser. It is wanted with the first press, and when there is time. */
export async function loadLive(): Promise<Live> {
  live ??= await import('./live.ts')
  for (const tell of waiting) tell()
  return live
}

/** What is there already; nothing on the server, where pages are drawn once. */
export const liveNow = (): Live | undefined => live

const onLoad = (tell: () => void) => {
  waiting.add(tell)
  return () => void waiting.delete(tell)
}
const notYet = () => undefined

/** A collection's shelf, if it can be had at once: on the server always, in the browser once the rules are there. */
const shelfNow = createIsomorphicFn()
  .server((goods: string, _loaded: Live | undefined): Shelf | undefined => shelfOf(goods))
  .client((goods: string, loaded: Live | undefined): Shelf | undefined => loaded?.openShelf(goods))

/** The shelf of these goods; in the browser undefined until the rules are there, which is soon after the page stands. */
export function useShelf(goods: string): Shelf | undefined {
  const loaded = useSyncExternalStore(onLoad, liveNow, notYet)
  useEffect(() => {
    // code that does not come leaves the page as the server drew it: its links and forms still work
    whenIdle(() => void loadLive().catch(() => {}))
  }, [])
  return shelfNow(goods, loaded)
}

/** What the server finds for the page that it draws; the browser finds for itself and asks for everything. */
export const drawnHere = createIsomorphicFn()
  .server((query: string): string | undefined => query)
  .client((_query: string): string | undefined => undefined)

/** Waits, in the browser, for what a page needs that no server has drawn. */
export const ready = createIsomorphicFn()
  .server(async (): Promise<void> => {})
  .client(async (): Promise<void> => {
    await loadLive()
  })
