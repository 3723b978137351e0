/** What of the shop stands around a page. */
export type ShellParts = { header: boolean; footer: boolean; flashBanner: boolean; newsletter: boolean }

/** NAV-11: screens of one task, with nothing around them that leads away from it. */
const ALONE = ['/fit-finder', '/returns']
const BLACK_FRIDAY = '/pages/black-friday'
/** The newsletter's own page has its form already. */
const NEWSLETTER = '/newsletter'

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/**
 * By a page's path, without its region's prefix. Spec 2: no header or footer on /fit-finder and /returns; no header where
 * the handle contains "returns"; no flash banner and no newsletter on black friday's page; no newsletter under /account.
 */
export function shellPartsFor(path: string): ShellParts {
  const alone = ALONE.some((place) => isWithin(path, place))
  const handle = /^\/pages\/([^/]+)/.exec(path)?.[1] ?? ''
  const header = !alone && !handle.includes('returns')
  return {
    header,
    footer: !alone,
    flashBanner: header && path !== BLACK_FRIDAY,
    newsletter: !alone && path !== BLACK_FRIDAY && path !== NEWSLETTER && !isWithin(path, '/account'),
  }
}
