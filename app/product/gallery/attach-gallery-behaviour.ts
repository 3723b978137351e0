/**
 * Keeps a gallery's marks in sync with its strip of pictures, which the browser scrolls, until `signal` aborts. Works on the
 * DOM, because the gallery is a StaticPart.
 */
export function attachGalleryBehaviour(section: HTMLElement, signal: AbortSignal): void {
  const strip = section.querySelector<HTMLElement>('[data-strip]')
  const marks = [...section.querySelectorAll<HTMLAnchorElement>('[data-marks] a')]
  if (!strip || marks.length === 0 || signal.aborted) return
  const pictures = [...strip.children].filter((child) => child instanceof HTMLElement)

  function updateMarks() {
    const current = strip ? getCurrent(pictures, strip) : 0
    for (const [index, mark] of marks.entries()) {
      if (index === current) mark.setAttribute('aria-current', 'true')
      else mark.removeAttribute('aria-current')
    }
  }

  // The strip may have been swiped before this code loaded.
  updateMarks()
  let isUpdatePending = false
  strip.addEventListener(
    'scroll',
    () => {
      if (isUpdatePending) return
      isUpdatePending = true
      requestAnimationFrame(() => {
        isUpdatePending = false
        updateMarks()
      })
    },
    { passive: true, signal },
  )
  for (const [index, mark] of marks.entries())
    mark.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        strip.scrollTo({ left: getStart(pictures, index), behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      },
      { signal },
    )
}

/** The scroll position at which a picture begins at the strip's edge, in pixels. */
const getStart = (pictures: readonly HTMLElement[], index: number) =>
  (pictures[index]?.offsetLeft ?? 0) - (pictures[0]?.offsetLeft ?? 0)

/** The picture at the strip's edge; at its end the last one, which may stand beside the one before it. */
function getCurrent(pictures: readonly HTMLElement[], { scrollLeft, scrollWidth, clientWidth }: HTMLElement): number {
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1) return pictures.length - 1
  const distances = pictures.map((_, index) => Math.abs(getStart(pictures, index) - scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
