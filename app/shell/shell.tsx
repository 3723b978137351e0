import { useLocation } from '@tanstack/react-router'
import type { FlashBanner } from '#app/content/flash-banner.wire.ts'
import type { MenuBar } from '#app/content/menu.wire.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useClientLinks } from '#app/region/use-client-links.ts'
import type { Elements } from '#app/ui/elements.ts'
import { OpenPanelState } from '#app/ui/open-panel.tsx'
import skipLink from '#app/ui/skip-link.module.css'
import { FlashBannerStrip } from './flash-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Panels } from './panels.tsx'
import styles from './shell.module.css'

type Content = { menu: MenuBar | null; banner: FlashBanner | null }

/**
 * The header, footer and panels of a page, depending on its path (NAV-11). Without a header in content none is rendered
 * (NAV-22).
 */
export function Shell({ menu, banner, children }: Content & { children: Elements }) {
  const t = useCopy()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const parts = getShellParts(path)
  useClientLinks()
  return (
    <>
      <OpenPanelState />
      <a href="#content" className={skipLink.skip}>
        {t('skip-to-content')}
      </a>
      {banner && parts.flashBanner ? <FlashBannerStrip banner={banner} /> : null}
      {menu && parts.header ? <Header menu={menu} /> : null}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {parts.footer ? <Footer newsletter={parts.newsletter} /> : null}
      <Panels menu={menu} />
    </>
  )
}

/** Which parts of the shell a page has. */
export type ShellParts = { header: boolean; footer: boolean; flashBanner: boolean; newsletter: boolean }

/** NAV-11: pages of a single task, without header and footer. */
const WITHOUT_SHELL = ['/fit-finder', '/returns']
const BLACK_FRIDAY = '/pages/black-friday'
/** The newsletter's own page already has the form. */
const NEWSLETTER = '/newsletter'

const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * Returns the shell's parts for a path without region prefix. Spec 2: no header or footer on /fit-finder and /returns; no
 * header where the handle contains "returns"; no flash banner and no newsletter on black friday's page; no newsletter under
 * /account.
 */
export function getShellParts(path: string): ShellParts {
  const isWithoutShell = WITHOUT_SHELL.some((parent) => isWithin(path, parent))
  const handle = /^\/pages\/([^/]+)/.exec(path)?.[1] ?? ''
  const header = !isWithoutShell && !handle.includes('returns')
  return {
    header,
    footer: !isWithoutShell,
    flashBanner: header && path !== BLACK_FRIDAY,
    newsletter: !isWithoutShell && path !== BLACK_FRIDAY && path !== NEWSLETTER && !isWithin(path, '/account'),
  }
}
