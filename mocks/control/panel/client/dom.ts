type Child = Node | string | number | false | null | undefined | readonly Child[]
type Props<Tag extends keyof HTMLElementTagNameMap> = {
  [Name in keyof HTMLElementTagNameMap[Tag] as Name extends `on${string}`
    ? Name
    : never]?: HTMLElementTagNameMap[Tag][Name]
} & Record<string, unknown>

/** Creates an element with attributes and `on…` handlers. Text is never parsed as markup; false and undefined are left out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false || value === null) continue
    if (name.startsWith('on') && typeof value === 'function')
      element.addEventListener(name.slice(2), value as EventListener)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  append(element, children)
  return element
}

/** Replaces the children of an element. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren()
  append(element, children)
}

/**
 * Redraws a part of the page, and keeps the keyboard's focus on the element with the same id; on `fallback` where that has
 * gone.
 */
export function redraw(part: HTMLElement, draw: () => void, fallback: HTMLElement = part): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.id : undefined
  draw()
  if (focused === undefined) return
  const same = focused === '' ? null : document.getElementById(focused)
  if (!same) fallback.tabIndex = -1
  ;(same ?? fallback).focus()
}

function append(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === false || child === null || child === undefined) continue
    if (typeof child === 'string' || typeof child === 'number') element.append(String(child))
    else if (child instanceof Node) element.append(child)
    else append(element, child)
  }
}
