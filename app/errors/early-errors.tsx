import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

declare global {
  interface Window {
    /** Causes of errors that nothing has handled yet; absent once `WatchErrors` listens. */
    earlyErrors?: unknown[] | undefined
  }
}

/** Inline in the head, because an external script would load after the first code that can fail. */
const COLLECT =
  "window.earlyErrors=[];for(const[type,cause]of[['error','error'],['unhandledrejection','reason']])" +
  'addEventListener(type,event=>window.earlyErrors?.push(event[cause]))'

/** Renders the script that collects errors until `WatchErrors` has loaded and reports them. */
export const collectEarlyErrors = createIsomorphicFn().server(() => <ScriptOnce>{COLLECT}</ScriptOnce>)
