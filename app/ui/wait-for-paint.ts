/** A page that is hidden paints no frame, so that waiting for one ends after this long. Milliseconds. */
const LATEST_MS = 100

/** Resolves when the next frame is painted: what the shopper sees comes first, what follows from it second. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
