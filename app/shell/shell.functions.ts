import { createServerFn } from '@tanstack/react-start'
import { readFlashBanner } from '#app/content/flash-banner.wire.ts'
import { type Menu, readMenu } from '#app/content/menu.wire.ts'
import { storePageMenu, toMenuBar } from '#app/content/menu-bar.server.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import type { Campaign } from './discount.ts'

/** The menu of a page for which none could be fetched (spec 8, "page props empty"). */
const EMPTY_MENU: Menu = { links: [] }

/**
 * Reads menu, flash banner, site origin and campaign, which every page needs and which are equal in all regions (spec 7:
 * "always fetched with locale en-GB"). No header is rendered if content has none; if the menu fails, the header has no
 * links (NAV-22).
 */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const { SITE_ORIGIN, CAMPAIGN_UTM_CONTENT, CAMPAIGN_UTM_TERM } = getConfig()
  const [menu, banner] = await Promise.allSettled([
    readContent('menu', 'menu.fetch-failed', readMenu),
    readContent('flash banner', 'content.banner-failed', readFlashBanner),
  ])
  // Both come from one service, so one report is enough.
  if (menu.status === 'rejected') report('menu.fetch-failed', menu.reason)
  else if (banner.status === 'rejected') report('content.banner-failed', banner.reason)
  if (menu.status === 'fulfilled' && menu.value === null) report('header.missing')
  const shownMenu = menu.status === 'fulfilled' ? menu.value : EMPTY_MENU
  if (shownMenu) storePageMenu(shownMenu)
  return {
    menu: shownMenu && toMenuBar(shownMenu),
    banner: banner.status === 'fulfilled' ? banner.value : null,
    isComplete: menu.status === 'fulfilled' && menu.value !== null && banner.status === 'fulfilled',
    siteOrigin: SITE_ORIGIN,
    campaign: { content: CAMPAIGN_UTM_CONTENT, term: CAMPAIGN_UTM_TERM } satisfies Campaign,
  }
})
