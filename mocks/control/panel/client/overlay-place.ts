/** The distance from the screen's edge and from bars along it. */
const GAP = 12
/** Higher bars are whole pages or dialogs, which the button may lie on. */
const MAX_BAR = 0.6

/** Keeps the button clear of bars at the screen's foot, such as the consent bar and the bar to buy, as they come and go. */
export function keepClear(host: HTMLElement, button: HTMLElement): void {
  let isScheduled = false
  const place = () => {
    isScheduled = false
    const { left, width, height } = button.getBoundingClientRect()
    const bar = findBar(host, left + width / 2, innerHeight - GAP - height / 2)
    button.style.bottom = `${bar ? innerHeight - bar.getBoundingClientRect().top + GAP : GAP}px`
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(place)
  }
  new MutationObserver(schedule).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  addEventListener('resize', schedule)
  addEventListener('scroll', schedule, { passive: true })
}

/** The element at a point, or around it, that is fixed to the window and no higher than a bar. */
function findBar(host: HTMLElement, x: number, y: number): Element | undefined {
  for (const top of document.elementsFromPoint(x, y)) {
    if (top === host) continue
    for (let element: Element | null = top; element; element = element.parentElement) {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') continue
      const { height, bottom } = element.getBoundingClientRect()
      if (height < innerHeight * MAX_BAR && bottom > innerHeight - 2 * GAP) return element
    }
  }
  return undefined
}
