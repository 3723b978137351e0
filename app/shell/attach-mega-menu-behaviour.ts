import { INTENT_MS, isMovingTowards, isSteady, type Point } from '#app/ui/hover-intent.ts'
import { getMove, type Place } from './menu-keys.ts'

/**
 * Opens and closes the panels of a header's menu (NAV-05) until `signal` aborts. A mouse opens by resting on a link, and
 * may cross others on its way into the panel; the first tap of a finger opens; keyboards have buttons and arrows.
 * `onToggle` receives whether any panel is open. Works on the DOM, because the menu is a StaticPart.
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
    // a link that is pressed as soon as the mouse is there opens its page, not its panel over that page
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
      if (isSteady(before, pointer) && !(panel && isMovingTowards(panel, before, pointer))) show(item)
      else showWhenSteady(item)
    }, INTENT_MS)
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
    const move = getMove(event.key, place)
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
