/**
 * Makes a gallery's marks follow its strip, and the strip its marks, until `gone`. The strip itself is the browser's: it
 * scrolls by finger, wheel and key without this.
 */
export function enliven(place: HTMLElement, gone: AbortSignal): void {
  const strip = place.querySelector<HTMLElement>('[data-strip]')
  const marks = [...place.querySelectorAll<HTMLAnchorElement>('[data-marks] a')]
  if (!strip || marks.length === 0 || gone.aborted) return
  const pictures = [...strip.children].filter((each) => each instanceof HTMLElement)

  function mark() {
    const at = nearest(pictures, strip?.scrollLeft ?? 0)
    for (const [index, each] of marks.entries()) {
      if (index === at) each.setAttribute('aria-current', 'true')
      else each.removeAttribute('aria-current')
    }
  }

  // somebody may have swiped before this came
  mark()
  let waiting = false
  strip.addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        mark()
      })
    },
    { passive: true, signal: gone },
  )
  for (const [index, each] of marks.entries())
    each.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        strip.scrollTo({ left: startOf(pictures, index), behavior: still() ? 'instant' : 'smooth' })
      },
      { signal: gone },
    )
}

/** Where the strip has to be scrolled to for a picture to begin at its edge. Pixels. */
const startOf = (pictures: readonly HTMLElement[], index: number) =>
  (pictures[index]?.offsetLeft ?? 0) - (pictures[0]?.offsetLeft ?? 0)

function nearest(pictures: readonly HTMLElement[], scrolled: number): number {
  const distances = pictures.map((_, index) => Math.abs(startOf(pictures, index) - scrolled))
  return distances.indexOf(Math.min(...distances))
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
