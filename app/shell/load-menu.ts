import type { Menu } from '#app/content/menu.ts'
import { getMenu } from './menu.functions.ts'

let loading: Promise<Menu | null> | undefined

/** The menu with its flyouts, asked for once; null if it cannot be read now, and then the next call asks again. */
export function loadMenu(): Promise<Menu | null> {
  loading ??= getMenu().catch(() => {
    loading = undefined
    return null
  })
  return loading
}
