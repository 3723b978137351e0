import type { Page } from '@playwright/test'
import { findViolations } from '#tests/e2e/axe.ts'
import { readTotalShift } from '#tests/e2e/layout-shift.ts'
import { createCart } from '#tests/support/shopper/cart.ts'
import { readTree } from './offers.ts'

/** What a page shows and announces. */
export type PageState = {
  path: string
  /** Whether it has its scripts and waits for nothing; what it shows before may be of an earlier moment. */
  isAtRest: boolean
  /** Whether it is a page of the shop. */
  isOurs: boolean
  /** The roles and names of what stands in front. */
  tree: string
  /** Its words. */
  text: string
  /** What is announced: alerts and states. */
  announcements: readonly string[]
  alerts: readonly string[]
  /** The number of goods in the header; null where it is not shown. */
  shownCount: number | null
  /** The total of the open cart; null where none is open, or where it is being updated. */
  shownTotal: string | null
  /** Texts whose translation stayed as it was when they changed. */
  staleTexts: readonly string[]
  /** Controls beyond the left or right edge of the screen. */
  outside: readonly string[]
  shift: number
  /** Violations of WCAG that axe finds; read once for each state of a page. */
  violations: readonly string[]
}

type Reading = {
  shop: string
  isAudited: (path: string, tree: string) => boolean
  hasScript: boolean
  isAtRest: boolean
}

/** Reads what a tab shows. Rejects where the tab goes on to another page meanwhile. */
export async function readPage(page: Page, { shop, isAudited, hasScript, isAtRest }: Reading): Promise<PageState> {
  const tree = await readTree(page)
  const count = COUNT.exec(await page.locator('body').ariaSnapshot({ timeout: READ_MS }))
  const totals = await createCart(page).total().allInnerTexts()
  // at one moment, because a page in front may change its address before its words
  const { href, type, isUpdating, ...content } = await page.evaluate(readInPage)
  const { origin, pathname, search } = new URL(href)
  // a picture that a link opens is no page
  const isOurs = origin === shop && type === 'text/html'
  const shift = isOurs && hasScript ? await readTotalShift(page) : 0
  const violations = isOurs && hasScript && isAudited(pathname, tree) ? await findViolations(page) : []
  if (page.url() !== href) throw new Error('The tab went on to another page.')
  return {
    ...content,
    path: pathname + search,
    isAtRest,
    isOurs,
    tree,
    shownCount: count && isOurs ? Number(count[1] ?? 0) : null,
    shownTotal: isOurs && totals.length === 1 && !isUpdating ? (totals[0] ?? null) : null,
    outside: isOurs ? content.outside : [],
    shift,
    violations,
  }
}

const READ_MS = 5_000
/** The link to the cart in the header. */
const COUNT = /link "(?:Basket|Cart)(?:, (\d+) items?)?"/

/** Runs in the page. */
function readInPage() {
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const getTexts = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => (element.textContent ?? '').trim())
      .filter(Boolean)
  const scrolls = (element: Element | null): boolean => {
    for (let parent = element; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true
    return false
  }
  // of a field that its label stands for people see the label
  const getSeen = (control: HTMLElement) =>
    [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].find(isSeen)
  // a phone's window grows with what does not fit
  const screenWidth = document.documentElement.clientWidth
  const outside = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .flatMap((control) => getSeen(control) ?? [])
    .filter((element) => !element.closest('[inert], .visually-hidden'))
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      // what is kept for screen readers is one pixel large, or left of the page
      if (width <= 1 || height <= 1 || right <= 0) return false
      return (left < -1 || right > screenWidth + 1) && !scrolls(element.parentElement)
    })
    .map((element) =>
      (element.textContent || element.getAttribute('aria-label') || element.outerHTML).trim().slice(0, 60),
    )
  const texts: { was: string; original: Text; copy: Node }[] = Reflect.get(window, 'translatedTexts') ?? []
  const front = [...document.querySelectorAll<HTMLElement>('dialog[open]:modal')].at(-1) ?? document.body
  return {
    href: location.href,
    type: document.contentType,
    text: front.innerText,
    announcements: getTexts('[role=alert], [role=status], [aria-live]:not([aria-live=off])'),
    alerts: getTexts('[role=alert]'),
    isUpdating: document.querySelector('[data-stale]') !== null,
    outside,
    staleTexts: texts
      .filter(({ was, original, copy }) => copy.isConnected && original.data !== was)
      .map(({ was, original }) => `${JSON.stringify(was)} instead of ${JSON.stringify(original.data)}`),
  }
}
