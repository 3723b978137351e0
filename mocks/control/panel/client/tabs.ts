import { h } from './dom.ts'

/** A view of the panel. `show` is called when its tab is opened, `hide` when another is. */
export type View = {
  title: string
  key: string
  body: HTMLElement
  show: () => void | Promise<void>
  hide?: () => void
}

/** Views as ARIA tabs: arrow keys move between them. Returns the element and how to open a view. */
export function createTabs(views: readonly View[]): {
  element: HTMLElement
  open: (view: View) => void
  current: () => View | undefined
} {
  let current: View | undefined
  const buttons = views.map((view) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${view.key}`,
        'aria-controls': `view-${view.key}`,
        title: view.key,
        onclick: () => open(view),
      },
      view.title,
    ),
  )
  const list = h('div', { role: 'tablist', 'aria-label': 'Views' }, ...buttons)
  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (views.indexOf(current ?? (views[0] as View)) + step + views.length) % views.length
    const view = views[next]
    if (!view) return
    open(view)
    buttons[next]?.focus()
  })
  for (const { key, body } of views) {
    body.id = `view-${key}`
    body.role = 'tabpanel'
    body.setAttribute('aria-labelledby', `tab-${key}`)
    body.hidden = true
  }

  function open(view: View): void {
    if (current !== view) current?.hide?.()
    current = view
    views.forEach(({ body }, i) => {
      const shown = views[i] === view
      body.hidden = !shown
      buttons[i]?.setAttribute('aria-selected', String(shown))
      buttons[i]?.setAttribute('tabindex', shown ? '0' : '-1')
    })
    void view.show()
  }

  return { element: h('div', { class: 'views' }, list, ...views.map(({ body }) => body)), open, current: () => current }
}
