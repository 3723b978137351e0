type Child = Node | string | number | false | null | undefined | readonly Child[]
type Props<Tag extends keyof HTMLElementTagNameMap> = {
  [Name in keyof HTMLElementTagNameMap[Tag] as Name extends `on${string}`
    ? Name
    : never]?: HTMLElementTagNameMap[Tag][Name]
} & Record<string, unknown>

/** Makes an element: attributes by name, handlers by `on…`, text never read as markup. False and undefined leave out. */
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
  put(element, children)
  return element
}

/** Puts children in place of what an element holds. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren()
  put(element, children)
}

function put(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === false || child === null || child === undefined) continue
    if (typeof child === 'string' || typeof child === 'number') element.append(String(child))
    else if (child instanceof Node) element.append(child)
    else put(element, child)
  }
}
