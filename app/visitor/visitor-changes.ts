const listeners = new Set<() => void>()

/** Notifies subscribers that this page changed a cookie or a stored value. */
export function notifyVisitorChange(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to changes of cookies and storage: by this page, by another tab, or while the page was in the background. */
export function subscribeToVisitorChanges(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', listener)
  // a change in another visible window; without a cookie store it is noticed when this window becomes visible
  window.cookieStore?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', listener)
    window.cookieStore?.removeEventListener('change', listener)
  }
}
