const listeners = new Set<() => void>()

/** Says that a cookie or a stored value of this browser was changed by this page, so that whoever shows it looks again. */
export function visitorChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change of what the browser carries: by this page, by another tab, or while this page was away. */
export function onVisitorChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', listener)
  // a window beside this one changed a cookie; where there is no such store, coming back to the window tells
  window.cookieStore?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', listener)
    window.cookieStore?.removeEventListener('change', listener)
  }
}
