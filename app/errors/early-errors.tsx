import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

declare global {
  interface Window {
    /** Causes of errors that nothing has handled yet; absent once `WatchErrors` listens. */
    earlyErrors?: unknown[] | undefined
  }
}

/** Inline in the page's head, because a file would come after the first that can break. */
const COLLECT =
  "window.earlyErrors=[];for(const[type,cause]of[['error','error'],['unhandledrejection','reason']])" +
  'addEventListener(type,event=>window.earlyErrors?.push(event[cause]))'

/** Keeps the errors of a page until `WatchErrors` has loaded and reports them. */
export const collectEarlyErrors = createIsomorphicFn().server(() => <ScriptOnce>{COLLECT}</ScriptOnce>)
