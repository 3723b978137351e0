import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { attachWorld } from '#mocks/package/attach-world.ts'
import { enterWorld } from '#mocks/package/enter-world.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import { CONDITIONS, type ConditionName, ERRORS_OF } from './conditions/conditions.ts'
import { LATE_IN_A_VISIT } from './shopper/newsletter.ts'
import { createShopper } from './shopper/shopper.ts'
import { createWorldClock, type WorldClock } from './world-clock.ts'

type Fixtures = {
  /**
   * Scenarios that are loaded into the test's world: a name, or, but never second, a name with
   * parameters, because Playwright takes an object in second place for the options of a fixture.
   */
  scenario: Parameters<ControlClient['load']>[1]
  /** Errors in the browser's console that the test provokes; any other fails it. */
  expectedErrors: readonly RegExp[]
  /** What differs in the visitor's browser (conditions/); null: nothing. */
  condition: ConditionName | null
  /** The visitor's cookie consent; null shows the consent banner. */
  consent: string | null
  /** Whether the newsletter's prompt may open, late in a visit. By default the visitor has closed it before. */
  newsletterPrompt: boolean
  /** The test's own world, removed after the test. */
  world: World
  shopper: ReturnType<typeof createShopper>
  /** Opens another tab of the same visitor. A page whose scripts are withheld is a `context.newPage()` instead. */
  openTab: () => Promise<Page>
}

type EntryOf<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { kind: Kind }>

/** The world of a test: control of the simulated backend, and its journal. */
export type World = {
  id: string
  /** The cookies and stored values with which its visitor came. */
  visitor: Awaited<ReturnType<ControlClient['load']>>['visitor']
  control: ControlClient
  /** Moves the world's time and the browser's together. */
  clock: WorldClock
  /** Error reports that the shop sent. */
  reports: () => Promise<EntryOf<'report'>[]>
  /** Analytics events that the shop sent. */
  events: () => Promise<EntryOf<'event'>[]>
  /** Requests that the simulated backend received, by operation. */
  requests: (operation?: string) => Promise<EntryOf<'request'>[]>
}

let worldCount = 0

/** The page on which the test of a context ended. */
const lastAddresses = new WeakMap<BrowserContext, string>()

export const test = base.extend<Fixtures>({
  scenario: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  condition: [(process.env.E2E_CONDITION ?? null) as ConditionName | null, { option: true }],
  javaScriptEnabled: async ({ condition }, use) => use(condition !== 'no-script'),
  consent: ['necessary', { option: true }],
  newsletterPrompt: [false, { option: true }],

  world: async ({ context, scenario, consent, newsletterPrompt, baseURL }, use, info) => {
    const shop = baseURL ?? ''
    const id = `e2e-${info.workerIndex}-${info.repeatEachIndex}-${worldCount++}-${crypto.randomUUID().slice(0, 8)}`
    const control = createControlClient({ origin: process.env.BACKEND_ORIGIN ?? '' })
    const { visitor } = await control.load(id, scenario)
    await context.addCookies([
      ...(consent === null ? [] : [{ name: COOKIE.privacyConsent, value: encodeURIComponent(consent), url: shop }]),
      ...(newsletterPrompt ? [] : [{ name: COOKIE.hideNewsletterPrompt, value: 'true', url: shop }]),
    ])
    const sessionStorage = newsletterPrompt ? { ...visitor.sessionStorage, ...LATE_IN_A_VISIT } : visitor.sessionStorage
    const storing = await enterWorld(context, {
      worldId: id,
      visitor: { ...visitor, sessionStorage },
      origins: [shop],
    })
    const getEntries = <Kind extends JournalEntry['kind']>(kind: Kind) =>
      control.journal(id, { kind }) as Promise<EntryOf<Kind>[]>
    await use({
      id,
      visitor,
      control,
      clock: createWorldClock(control, id, context),
      reports: () => getEntries('report'),
      events: () => getEntries('event'),
      requests: async (operation) =>
        (await getEntries('request')).filter((request) => operation === undefined || request.operation === operation),
    })
    const address = lastAddresses.get(context) ?? ''
    if (info.status !== info.expectedStatus) await attachWorld({ control, id }, { context, shop, address }, info)
    await storing.dispose()
    await control.removeWorld(id)
  },

  page: async ({ page, world, condition, expectedErrors, javaScriptEnabled, baseURL }, use) => {
    if (javaScriptEnabled !== false) awaitHydration(page, baseURL)
    await awaitDialogs(page)
    if (condition) await CONDITIONS[condition](page, world.id)
    await failOnErrors(page, { expectedErrors, condition }, use)
  },

  shopper: async ({ page }, use) => use(createShopper(page)),

  openTab: async ({ context, baseURL, javaScriptEnabled }, use) =>
    use(async () => {
      const tab = await context.newPage()
      if (javaScriptEnabled !== false) awaitHydration(tab, baseURL)
      await awaitDialogs(tab)
      return tab
    }),
})

/**
 * Makes `goto` and `reload` wait: a press before hydration is handled by the form behind the control, which no-script.spec.ts
 * tests.
 */
export function awaitHydration(page: Page, baseURL: string | undefined): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const waitUntilHydrated = async () => {
    if ((await page.locator('script[type=module], script[type=later]').count()) === 0) return
    await Promise.race([
      page.locator('html[data-hydrated]').waitFor({ state: 'attached' }),
      // The account redirects visitors who are not signed in to another origin.
      page.waitForURL((url) => url.origin !== baseURL).catch(() => {}),
    ])
  }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await waitUntilHydrated()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    // who waits for the address alone looks at a page before its scripts
    if (options?.waitUntil !== 'commit') await waitUntilHydrated()
    return response
  }
}

/**
 * Makes actions wait until open dialogs have slid in. A busy browser holds the first frame of a slide, which Playwright takes
 * for rest, and a press then goes down on a button and up beside it.
 */
const awaitDialogs = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    page.locator('dialog[open]').first(),
    async () => {
      const slidIn = page.evaluate(async () => {
        const slides = [...document.querySelectorAll('dialog[open]')].flatMap((dialog) => dialog.getAnimations())
        await Promise.allSettled(slides.map(({ finished }) => finished))
      })
      // the page may be left meanwhile
      await slidIn.catch(() => {})
    },
    { noWaitAfter: true },
  )

/** What React's development build says of the router's own Hydrate, which a page under `spoke dev` has. */
const IN_DEVELOPMENT = /^(?:Error: )?This library called use\(\) to suspend in a previous render/

/** Lets a test use the page; fails when the browser's console shows an error that neither it nor its condition causes. */
export async function failOnErrors(
  page: Page,
  { expectedErrors, condition }: Pick<Fixtures, 'expectedErrors' | 'condition'>,
  use: (page: Page) => Promise<void>,
) {
  const ofCondition = condition ? (ERRORS_OF[condition] ?? []) : []
  const expected = expectedErrors.concat(ofCondition)
  const errors: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    // Browsers do not call violations of a report-only policy errors.
    const isError = message.type() === 'error' || message.text().includes('The policy is report-only')
    if (isError && !IN_DEVELOPMENT.test(message.text())) errors.push(`${message.text()} ${message.location().url}`)
  }
  const onPageError = (error: Error) => void errors.push(String(error))
  page.on('console', onConsole).on('pageerror', onPageError)
  await use(page)
  lastAddresses.set(page.context(), page.url())
  const info = test.info()
  if (info.status !== info.expectedStatus) await attachPage(page, info)
  page.off('console', onConsole).off('pageerror', onPageError)
  const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(unexpected, 'errors in the browser’s console').toEqual([])
}

/** Prints a failed test's page in short: of a run on another machine its output may be all that is left. */
async function attachPage(page: Page, info: TestInfo): Promise<void> {
  const texts = await page
    .locator('h1, [role=alert], dialog[open]')
    .allInnerTexts()
    .catch((error: Error) => [error.message])
  const lines = texts.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 200))
  const body = Buffer.from([page.url(), ...lines].join('\n'))
  info.attachments.push({ name: 'the page', contentType: 'text/plain', body })
}

export { expect }
