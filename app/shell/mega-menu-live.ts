import { INTENT_MS, isSteady, makesFor, type Point } from '#app/ui/hover-intent.ts'
import { moveFor, type Place } from './menu-keys.ts'

/**
 * Opens and closes the panels of a header's menu (NAV-05), until `gone`. A mouse opens by resting on a link, and may cross
 * others on its way down into the panel; leaving the header closes. A finger opens by its first tap on a link. Keyboards
 * have a button beside each link, and arrows. Escape and a press elsewhere close. `tell` hears whether any is open.
 */
export function enliven(header: HTMLElement, tell: (open: boolean) => void, gone: AbortSignal): void {
  const list = header.querySelector('nav ul')
  if (!list || gone.aborted) return
  const items = [...list.children].filter((each) => each instanceof HTMLElement)
  const linksOfBar = items.flatMap((item) => item.querySelector<HTMLElement>(':scope > a') ?? [])
  const linksIn = (item: HTMLElement | undefined) => [...(item?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])]
  const itemOf = (target: EventTarget | null) => items.find((item) => target instanceof Node && item.contains(target))
  const hasPanel = (item: HTMLElement) => item.querySelector('[data-panel]') !== null

  let open: HTMLElement | undefined
  let pointer: Point = { x: 0, y: 0 }
  let touched = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(item: HTMLElement | undefined) {
    const next = item && hasPanel(item) ? item : undefined
    if (next === open) return
    for (const each of items) {
      each.toggleAttribute('data-open', each === next)
      each.querySelector(':scope > button')?.setAttribute('aria-expanded', String(each === next))
    }
    open = next
    tell(open !== undefined)
  }

  function consider(item: HTMLElement) {
    const before = pointer
    clearTimeout(timer)
    timer = setTimeout(() => {
      const panel = open?.querySelector('[data-panel]')?.getBoundingClientRect()
      if (isSteady(before, pointer) && !(panel && makesFor(panel, before, pointer))) show(item)
      else consider(item)
    }, INTENT_MS)
  }

  function press(event: MouseEvent) {
    const item = itemOf(event.target)
    const target = event.target instanceof Element ? event.target : null
    if (!item || !target) return
    if (target.closest('[aria-expanded]')) show(item === open ? undefined : item)
    else if (touched && item !== open && hasPanel(item) && !target.closest('[data-panel]')) {
      event.preventDefault()
      show(item)
    } else if (target.closest('a')) show(undefined)
  }

  function type(event: KeyboardEvent) {
    const item = itemOf(event.target)
    if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const inside = linksIn(item)
    const within = inside.findIndex((link) => link.contains(event.target instanceof Node ? event.target : null))
    const place: Place =
      within < 0
        ? { in: 'bar', at: items.indexOf(item), count: items.length }
        : { in: 'panel', at: within, count: inside.length }
    const move = moveFor(event.key, place)
    if (move === null || (move === 'close' && !open)) return
    if (move !== 'close' && move.to === 'panel' && inside.length === 0) return
    event.preventDefault()
    if (move === 'close') {
      show(undefined)
      linksOfBar[items.indexOf(item)]?.focus()
    } else if (move.to === 'bar') linksOfBar[move.at]?.focus()
    else {
      show(item)
      inside[move.at]?.focus()
    }
  }

  const options = { signal: gone }
  for (const item of items) {
    item.addEventListener(
      'pointerenter',
      ({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'mouse') return
        pointer = { x: clientX, y: clientY }
        consider(item)
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
  list.addEventListener('click', (event) => event instanceof MouseEvent && press(event), options)
  list.addEventListener('keydown', (event) => event instanceof KeyboardEvent && type(event), options)
  list.addEventListener(
    'focusout',
    (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null
      if (next && itemOf(next) !== open) show(undefined)
    },
    options,
  )
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      touched = pointerType === 'touch'
      if (target instanceof Node && !header.contains(target)) show(undefined)
    },
    options,
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(undefined), options)
  gone.addEventListener('abort', () => clearTimeout(timer))
  list.toggleAttribute('data-live', true)
}
