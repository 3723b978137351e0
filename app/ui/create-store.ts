import { useSyncExternalStore } from 'react'

/** Creates a store outside React's tree, with a hook that subscribes to it. The server and hydration see the initial value. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const getInitial = () => initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(next: Value) {
      value = next
      for (const notify of listeners) notify()
    },
    get,
    useValue: (): Value => useSyncExternalStore(subscribe, get, getInitial),
  }
}
