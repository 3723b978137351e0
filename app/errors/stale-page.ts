declare global {
  interface Window {
    /** Set once code of this page has failed to load from a server that can be reached. */
    stalePage?: {
      onPartFailed(): void
      onPageFailed(): void
      /** Set with PART_MISSING, for listeners that are added after the event. */
      isPartMissing?: boolean
    }
  }
}

/**
 * Session keys: the time of the last reload of a stale page in ms, and of a reload after a press, until the shopper has been
 * notified.
 */
const RELOADED_AT = 'spoke-reloaded-at'
export const PRESS_LOST_AT = 'spoke-press-lost-at'
/** Sent if a stale page is not reloaded after a press, because it has typed text or was reloaded shortly before. */
export const PART_MISSING = 'spoke-part-missing'
/** A page that is stale again within this time comes from a cache or an old instance, so another reload would not help. */
const RELOAD_AGAIN_MS = 60_000

/**
 * Prepares this page for a server that no longer has the code of its build. Leaves links and forms to the browser, so
 * that the next navigation loads a page of the current build; a part that a press needs, or a page that fails, is
 * reloaded once.
 *
 * app/page/build/recover-stale-pages.ts builds this file under an address that all builds share. It must import nothing,
 * because it runs in pages of other builds.
 */
export function markStale(): void {
  if (window.stalePage) return
  window.stalePage = { onPartFailed, onPageFailed: () => void reload() }
  addEventListener('click', leaveToBrowser, true)
  addEventListener('submit', leaveToBrowser, true)
}

/** Stops the event on the window, before any script of the page can handle it. */
function leaveToBrowser(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[href]')
  const form = target?.closest<HTMLButtonElement>('[type=submit]')?.form ?? (event.type === 'submit' ? target : null)
  // Letters on a garment need script: a posted form would omit them.
  if (link ? isOtherPage(link) : form?.matches('[action]:not([data-letters])')) event.stopImmediatePropagation()
}

/**
 * Whether a link leads to another page of the shop, rather than to a fragment of this one or to a picture that script enlarges.
 */
const isOtherPage = ({ origin, pathname, search, hash }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !pathname.startsWith('/cdn/') &&
  (hash === '' || pathname + search !== location.pathname + location.search)

/**
 * Handles a press whose code failed to load: reloads the page, which restores choices from its URL, or announces the missing
 * part if a reload would lose typed text.
 */
function onPartFailed(): void {
  if (!navigator.userActivation?.isActive) return
  if (!hasTypedText() && reload(true)) return
  if (window.stalePage) window.stalePage.isPartMissing = true
  dispatchEvent(new Event(PART_MISSING))
}

const TEXT_FIELDS = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password])'

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(
    (field) => field.value !== '' && field.checkVisibility(),
  )

/** Reloads the page; returns false if it was reloaded within the last minute. */
function reload(isForPress = false): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
    if (isForPress) sessionStorage.setItem(PRESS_LOST_AT, String(now))
    location.reload()
    return true
  } catch {
    // without session storage reloads could loop
    return false
  }
}
