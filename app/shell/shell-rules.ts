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
