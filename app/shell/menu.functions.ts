import { createServerFn } from '@tanstack/react-start'
import { type Menu, readMenu } from '#app/content/menu.wire.ts'
import { readContent } from '#app/content/read-content.server.ts'

/** The menu with its flyouts, for drawers and headers that the browser renders. Rejects if it cannot be read. */
const getMenu = createServerFn({ method: 'GET' }).handler(() => readContent('menu', 'menu.fetch-failed', readMenu))

let loading: Promise<Menu | null> | undefined

/** Loads the menu with its flyouts once; null if it cannot be read, so that the next call tries again. */
export function loadMenu(): Promise<Menu | null> {
  loading ??= getMenu().catch(() => {
    loading = undefined
    return null
  })
  return loading
}
