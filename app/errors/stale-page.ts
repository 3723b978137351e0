declare global {
  interface Window {
    /** Set once code of this page has failed to load from a server that answers. */
    stalePage?: {
      onPartFailed(): void
      onPageFailed(): void
      /** Set with PART_MISSING, for a press that came before the page could listen. */
      isPartMissing?: boolean
    }
  }
}

/** Where the session keeps when a stale page was loaded again, in ms, and when that was for a press, until the shopper is told. */
const RELOADED_AT = 'spoke-reloaded-at'
export const PRESS_LOST_AT = 'spoke-press-lost-at'
/** The event of a stale page that was not loaded again for a press: it holds typed text, or that was in vain before. */
export const PART_MISSING = 'spoke-part-missing'
/** A page that is stale again so soon comes from a cache, or from an instance that is still to be replaced. */
const RELOAD_AGAIN_MS = 60_000

/**
 * Makes this page one without script, since the server lacks code of its build: links and forms are the browser's, so that
 * the next one brings a page of the present build. A part or a page that is waited for is loaded again, once.
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

/** Keeps the event from the page's script, on the window, where script that could answer it comes later. */
function leaveToBrowser(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[href]')
  const form = target?.closest<HTMLButtonElement>('[type=submit]')?.form ?? (event.type === 'submit' ? target : null)
  // letters on a garment are added by script only; posting the form would leave them out
  if (link ? isOtherPage(link) : form?.matches('[action]:not([data-letters])')) event.stopImmediatePropagation()
}

/** Whether a link leads to another page of the shop, rather than to a part of this one or to a picture that script enlarges. */
const isOtherPage = ({ origin, pathname, search, hash }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !pathname.startsWith('/cdn/') &&
  (hash === '' || pathname + search !== location.pathname + location.search)

/**
 * Answers a press that has just asked for a part: loads the page again, whose choices are in its address, or says why the
 * part is missing where that would lose typed text.
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

/** Loads the page again; false if that was tried a moment ago. */
function reload(isForPress = false): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
    if (isForPress) sessionStorage.setItem(PRESS_LOST_AT, String(now))
    location.reload()
    return true
  } catch {
    // without storage nothing would end a loop
    return false
  }
}
