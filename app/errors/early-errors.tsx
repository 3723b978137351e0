import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

declare global {
  interface Window {
    /** The causes of unhandled errors; absent once `WatchErrors` listens. */
    earlyErrors?: unknown[] | undefined
  }
}

/** Inline in the head, because an external script could load after the first error. */
const COLLECT =
  "window.earlyErrors=[];for(const[type,cause]of[['error','error'],['unhandledrejection','reason']])" +
  'addEventListener(type,event=>window.earlyErrors?.push(event[cause]))'

/** Renders the script that collects errors until `WatchErrors` has loaded and reports them. */
export const collectEarlyErrors = createIsomorphicFn().server(() => <ScriptOnce>{COLLECT}</ScriptOnce>)
