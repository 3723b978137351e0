/**
 * Sets `data-bar` of the bar's place (buy-bar.tsx) to where the bar belongs. Between two states it is hidden for a frame, so
 * that it does not count as a shifted box, unless that would lose the focus. Returns what ends that.
 */
export function floatBuyBar(): (() => void) | undefined {
  const place = document.getElementById('buy-bar')
  if (!place) return
  const footer = document.querySelector('footer')
  const inView = new Map<Element, boolean>()
  const getState = () => ([...inView.values()].includes(true) ? 'in-place' : 'floating')
  place.dataset.bar = 'in-place'
  const observer = new IntersectionObserver(
    (entries) => {
      // The place has to be whole, of the footer a line is enough.
      for (const { target, intersectionRatio } of entries)
        inView.set(target, target === place ? intersectionRatio > 0.95 : intersectionRatio > 0)
      const state = getState()
      if (state === place.dataset.bar) return
      place.dataset.bar = place.contains(document.activeElement) ? state : 'hidden'
      // The next frame is the one without it.
      const showAgain = () => {
        place.dataset.bar = getState()
      }
      requestAnimationFrame(() => requestAnimationFrame(showAgain))
    },
    { threshold: [0, 0.01, 0.95, 1] },
  )
  observer.observe(place)
  if (footer) observer.observe(footer)
  return () => observer.disconnect()
}
