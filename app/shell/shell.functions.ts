import { createServerFn } from '@tanstack/react-start'
import { readFlashBanner } from '#app/content/flash-banner.server.ts'
import { readMenu } from '#app/content/menu.server.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import { getConfig } from '#app/upstream/config.server.ts'

/**
 * Reads what every page needs: menu, flash banner and site origin. Without a menu no header is rendered (NAV-08). Content is
 * the same in every region (spec 7: "always fetched with locale en-GB").
 */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const [menu, banner] = await Promise.allSettled([
    readContent('menu', 'menu.fetch-failed', readMenu),
    readContent('flash banner', 'menu.fetch-failed', readFlashBanner),
  ])
  // both come from one service, so its failure is reported once
  const failure = [menu, banner].find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') report('menu.fetch-failed', failure.reason)
  if (menu.status === 'fulfilled' && menu.value === null) report('header.missing')
  return {
    menu: menu.status === 'fulfilled' ? menu.value : null,
    banner: banner.status === 'fulfilled' ? banner.value : null,
    isComplete: menu.status === 'fulfilled' && menu.value !== null && banner.status === 'fulfilled',
    siteOrigin: getConfig().SITE_ORIGIN,
  }
})
