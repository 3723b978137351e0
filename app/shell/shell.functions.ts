import { createServerFn } from '@tanstack/react-start'
import { fromContent } from '#app/content/from-content.server.ts'
import { readMenu } from '#app/content/menu.server.ts'
import { report } from '#app/errors/report.ts'
import { config } from '#app/upstream/config.server.ts'

/**
 * What surrounds every page: the menu (null where content has none, so that no header is drawn, NAV-08) and the site's
 * own address. Content is the same in every region (spec 7: "always fetched with locale en-GB").
 */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const menu = await fromContent('menu', 'menu.fetch-failed', readMenu).catch((cause: unknown) => {
    report('menu.fetch-failed', cause)
    return undefined
  })
  if (menu === null) report('header.missing')
  return { menu: menu ?? null, siteOrigin: config().SITE_ORIGIN }
})
