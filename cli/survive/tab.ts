import type { BrowserContext, Page } from '@playwright/test'
import { toLines } from './read-words.ts'

/** A page of the shop in a tab, with every text that it has shown. */
export type Tab = {
  page: Page
  /** Waits until nothing is requested any more; a page that never rests is taken as it is. */
  settle(): Promise<void>
  /** The visible lines of the page. */
  readLines(): Promise<string[]>
  /** Every line that was visible since the last call, also for a moment only. */
  takeNewLines(): Promise<string[]>
}

/** How long nothing may be requested until a page rests, and how long it is waited for, in ms. */
const STILL_MS = 400
const REST_MS = 8_000
/** A request that is under way for longer is a connection that stays open. */
const OPEN_MS = 7_000

/** Opens a tab and begins to collect its texts. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const newLines: string[] = []
  await page.exposeBinding('spokeReportText', (_source, text: string) => void newLines.push(...toLines(text)))
  await page.addInitScript(reportTexts)
  page.on('dialog', (dialog) => {
    newLines.push(dialog.message())
    void dialog.accept().catch(() => {})
  })
  const underWay = new Map<object, number>()
  let lastChange = Date.now()
  const end = (request: object) => {
    underWay.delete(request)
    lastChange = Date.now()
  }
  page.on('request', (request) => {
    underWay.set(request, Date.now())
    lastChange = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isStill = () => {
    const now = Date.now()
    const waiting = [...underWay.values()].filter((since) => now - since < OPEN_MS)
    return waiting.length === 0 && now - lastChange >= STILL_MS
  }
  const readLines = async () =>
    toLines(
      await page
        .locator('body')
        .innerText({ timeout: 5_000 })
        .catch(() => ''),
    )
  return {
    page,
    async settle() {
      const latest = Date.now() + REST_MS
      lastChange = Date.now()
      while (Date.now() < latest && !isStill()) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    readLines,
    async takeNewLines() {
      return [...newLines.splice(0), ...(await readLines())]
    },
  }
}

/** Runs in the page: reports each text that appears. */
function reportTexts() {
  const report: unknown = Reflect.get(window, 'spokeReportText')
  if (typeof report !== 'function') return
  const reportText = (node: Node | null) => {
    const element = node instanceof HTMLElement ? node : node?.parentElement
    if (!element || element.closest('script, style')) return
    if (
      element.checkVisibility?.({ visibilityProperty: true }) ||
      element.closest('[role=status], [role=alert], [aria-live]')
    )
      report(element.innerText || element.textContent || '')
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type !== 'childList') reportText(target)
        for (const node of addedNodes) reportText(node)
      }
    }).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden', 'open', 'data-state'],
    })
  })
}
