/** The file that a page loads when the server lacks code or a function of its build. All builds have it. */
export const STALE_PAGE = 'stale-page.js'

/** The status of a call of a server function that the release lacks. Start uses 404 for what a function does not find. */
export const UNKNOWN_FUNCTION = 410

/**
 * The fetch of server functions in the browser. A page whose function the server lacks is of another release: from then on
 * its links and forms work without script.
 */
export const callServer: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status === UNKNOWN_FUNCTION) await import(/* @vite-ignore */ `/${STALE_PAGE}`).catch(() => {})
  return response
}
