import { createServerFn } from '@tanstack/react-start'
import { readMenu } from '#app/content/menu.server.ts'
import { readContent } from '#app/content/read-content.server.ts'

/** The menu with its flyouts, for drawers and headers that the browser renders. Rejects if it cannot be read. */
export const getMenu = createServerFn({ method: 'GET' }).handler(() =>
  readContent('menu', 'menu.fetch-failed', readMenu),
)
