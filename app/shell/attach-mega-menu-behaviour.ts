import { HOVER_INTENT_MS } from '#contracts/shop/timing-and-limits.ts'
/**
 * Opens and closes a header's menu panels (NAV-05) by hover intent, first tap, buttons and arrow keys, until `signal` aborts.
 * Works on the DOM, because the menu is a StaticPart; `onToggle` gets whether any panel is open.
 */
export function attachMegaMenuBehaviour(
  header: HTMLElement,
  onToggle: (open: boolean) => void,
  signal: AbortSignal,
): void {
  const list = header.querySelector('nav ul')
  if (!list || signal.aborted) return
  const items = [...list.children].filter((child) => child instanceof HTMLElement)
  const barLinks = items.flatMap((item) => item.querySelector<HTMLElement>(':scope > a') ?? [])
  const getPanelLinks = (item: HTMLElement | undefined) => [
    ...(item?.querySelectorAll<HTMLElement>('[data-panel] a') ?? []),
  ]
  const getItem = (target: EventTarget | null) => items.find((item) => target instanceof Node && item.contains(target))
  const hasPanel = (item: HTMLElement) => item.querySelector('[data-panel]') !== null

  let openItem: HTMLElement | undefined
  let pointer: Point = { x: 0, y: 0 }
  let isTouch = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(item: HTMLElement | undefined) {
    // Cancels a pending hover: after a press on the link its panel would open over the next page.
    clearTimeout(timer)
    const next = item && hasPanel(item) ? item : undefined
    if (next === openItem) return
    for (const other of items) {
      other.toggleAttribute('data-open', other === next)
      other.querySelector(':scope > button')?.setAttribute('aria-expanded', String(other === next))
    }
    openItem = next
    onToggle(openItem !== undefined)
  }

  function showWhenSteady(item: HTMLElement) {
    const before = pointer
    clearTimeout(timer)
    timer = setTimeout(() => {
      const panel = openItem?.querySelector('[data-panel]')?.getBoundingClientRect()
      if (isPointerSteady(before, pointer) && !(panel && isMovingTowards(panel, before, pointer))) show(item)
      else showWhenSteady(item)
    }, HOVER_INTENT_MS)
  }

  function onClick(event: MouseEvent) {
    const item = getItem(event.target)
    const target = event.target instanceof Element ? event.target : null
    if (!item || !target) return
    if (target.closest('[aria-expanded]')) show(item === openItem ? undefined : item)
    else if (isTouch && item !== openItem && hasPanel(item) && !target.closest('[data-panel]')) {
      event.preventDefault()
      show(item)
    } else if (target.closest('a')) show(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = getItem(event.target)
    if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const panelLinks = getPanelLinks(item)
    const focused = panelLinks.findIndex((link) => link.contains(event.target instanceof Node ? event.target : null))
    const place: Place =
      focused < 0
        ? { in: 'bar', at: items.indexOf(item), count: items.length }
        : { in: 'panel', at: focused, count: panelLinks.length }
    const move = getMenuMove(event.key, place)
    if (move === null || (move === 'close' && !openItem)) return
    if (move !== 'close' && move.to === 'panel' && panelLinks.length === 0) return
    event.preventDefault()
    if (move === 'close') {
      show(undefined)
      barLinks[items.indexOf(item)]?.focus()
    } else if (move.to === 'bar') barLinks[move.at]?.focus()
    else {
      show(item)
      panelLinks[move.at]?.focus()
    }
  }

  const options = { signal }
  for (const item of items) {
    item.addEventListener(
      'pointerenter',
      ({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'mouse') return
        // pictures load before their panel opens
        for (const picture of item.querySelectorAll('img')) picture.loading = 'eager'
        pointer = { x: clientX, y: clientY }
        showWhenSteady(item)
      },
      options,
    )
    item.addEventListener('pointerleave', () => clearTimeout(timer), options)
  }
  header.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      pointer = { x: clientX, y: clientY }
    },
    options,
  )
  header.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse') show(undefined)
    },
    options,
  )
  list.addEventListener('click', (event) => event instanceof MouseEvent && onClick(event), options)
  list.addEventListener('keydown', (event) => event instanceof KeyboardEvent && onKeyDown(event), options)
  list.addEventListener(
    'focusout',
    (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null
      if (next && getItem(next) !== openItem) show(undefined)
    },
    options,
  )
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      isTouch = pointerType === 'touch'
      if (target instanceof Node && !header.contains(target)) show(undefined)
    },
    options,
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(undefined), options)
  signal.addEventListener('abort', () => clearTimeout(timer))
  list.toggleAttribute('data-interactive', true)
}

/** The focused link: in the menu bar or in the open panel. */
type Place = { in: 'bar' | 'panel'; at: number; count: number }

/** The effect of a key: moves the focus or closes the panel; null if the browser handles it. */
type Move = { to: 'bar' | 'panel'; at: number } | 'close' | null

/**
 * Returns the move for a key by the disclosure navigation pattern of the ARIA Authoring Practices: arrows move along the
 * links and in and out of a panel, Home and End to the ends, Escape closes.
 */
export function getMenuMove(key: string, place: Place): Move {
  const last = place.count - 1
  const [backward, forward] = place.in === 'bar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === 'Escape') return 'close'
  if (key === 'Home') return { to: place.in, at: 0 }
  if (key === 'End') return { to: place.in, at: last }
  if (key === forward) return { to: place.in, at: Math.min(place.at + 1, last) }
  if (key === backward && place.at > 0) return { to: place.in, at: place.at - 1 }
  if (key === 'ArrowDown') return { to: 'panel', at: 0 }
  if (key === 'ArrowUp' && place.in === 'panel') return 'close'
  return null
}

/** A point on the screen in CSS pixels. */
type Point = { x: number; y: number }

/** Spec 2: "a hover-intent delay of about 100 ms (sensitivity 50)". */
const SENSITIVITY_PX = 50

/** Whether a pointer has nearly stopped between two samples, so that it targets the element below it. */
export const isPointerSteady = (before: Point, now: Point): boolean =>
  Math.hypot(now.x - before.x, now.y - before.y) < SENSITIVITY_PX

/**
 * Whether a pointer may be moving towards an open panel: it stays inside the triangle between its previous point and the
 * panel's near edge. Elements that it crosses there must not open.
 */
export function isMovingTowards(
  panel: { left: number; right: number; top: number },
  before: Point,
  now: Point,
): boolean {
  if (now.y <= before.y || before.y >= panel.top) return false
  const corners = [before, { x: panel.right, y: panel.top }, { x: panel.left, y: panel.top }]
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 3] ?? corner
    return (next.x - corner.x) * (now.y - corner.y) - (next.y - corner.y) * (now.x - corner.x) >= 0
  })
}
