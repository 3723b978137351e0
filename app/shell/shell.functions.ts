import { createServerFn } from '@tanstack/react-start'
import { readFlashBanner } from '#app/content/flash-banner.server.ts'
import { fromContent } from '#app/content/from-content.server.ts'
import { readMenu } from '#app/content/menu.server.ts'
import { report } from '#app/errors/report.ts'
import { config } from '#app/upstream/config.server.ts'

/**
 * What surrounds every page: the menu (null where content has none, so that no header is drawn, NAV-08), the flash banner
 * and the site's own address. Content is the same in every region (spec 7: "always fetched with locale en-GB").
 */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const [menu, banner] = await Promise.allSettled([
    fromContent('menu', 'menu.fetch-failed', readMenu),
    fromContent('flash banner', 'menu.fetch-failed', readFlashBanner),
  ])
  // both come of one service: when it is down that is one thing to report
  const failed = [menu, banner].find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') report('menu.fetch-failed', failed.reason)
  if (menu.status === 'fulfilled' && menu.value === null) report('header.missing')
  return {
    menu: menu.status === 'fulfilled' ? menu.value : null,
    banner: banner.status === 'fulfilled' ? banner.value : null,
    complete: menu.status === 'fulfilled' && menu.value !== null && banner.status === 'fulfilled',
    siteOrigin: config().SITE_ORIGIN,
  }
})
