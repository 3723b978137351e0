import { writeFile } from 'node:fs/promises'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { COOKIE, WORLD_COOKIE } from '#contracts/visitor.ts'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import { createShopper } from './shopper/shopper.ts'
import { createWorldClock, type WorldClock } from './world-clock.ts'

type Fixtures = {
  /** Scenarios that are loaded into the test's world. */
  scenario: readonly string[]
  /** Errors in the browser's console that the test provokes; any other fails it. */
  expectedErrors: readonly RegExp[]
  /** The visitor's cookie consent; null shows the consent banner. */
  consent: string | null
  /** The test's own world, removed after the test. */
  world: World
  shopper: ReturnType<typeof createShopper>
}

type EntryOf<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { kind: Kind }>

/** The world of a test: control of the simulated backend, and its journal. */
export type World = {
  id: string
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

export const test = base.extend<Fixtures>({
  scenario: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  consent: ['necessary', { option: true }],

  world: async ({ context, scenario, consent, baseURL }, use, info) => {
    const shop = baseURL ?? ''
    const id = `e2e-${info.workerIndex}-${info.repeatEachIndex}-${worldCount++}-${crypto.randomUUID().slice(0, 8)}`
    const control = createControlClient({ origin: process.env.BACKEND_ORIGIN ?? '' })
    const { visitor } = await control.load(id, scenario)
    await context.addCookies([
      { name: WORLD_COOKIE, value: id, url: shop },
      ...(consent === null ? [] : [{ name: COOKIE.privacyConsent, value: encodeURIComponent(consent), url: shop }]),
      ...visitor.cookies.map(({ name, value, httpOnly, maxAgeSeconds }) => ({
        name,
        value,
        httpOnly,
        expires: Math.floor(Date.now() / 1000) + maxAgeSeconds,
        url: shop,
      })),
    ])
    await context.addInitScript(
      ([local, session]) => {
        for (const [key, value] of Object.entries(local ?? {})) localStorage.setItem(key, value)
        for (const [key, value] of Object.entries(session ?? {})) sessionStorage.setItem(key, value)
      },
      [visitor.localStorage, visitor.sessionStorage],
    )
    const getEntries = <Kind extends JournalEntry['kind']>(kind: Kind) =>
      control.journal(id, { kind }) as Promise<EntryOf<Kind>[]>
    await use({
      id,
      control,
      clock: createWorldClock(control, id, context),
      reports: () => getEntries('report'),
      events: () => getEntries('event'),
      requests: async (operation) =>
        (await getEntries('request')).filter((request) => operation === undefined || request.operation === operation),
    })
    if (info.status !== info.expectedStatus) await attachWorld(control, id, info)
    await control.removeWorld(id)
  },

  page: async ({ page, world: _world, expectedErrors, javaScriptEnabled, baseURL }, use) => {
    const errors = collectErrors(page)
    const goto = page.goto.bind(page)
    // A press before hydration is handled by the form behind the control, which no-script.spec.ts tests.
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled !== false && (await page.locator('script[type=module]').count()) > 0)
        await Promise.race([
          page.locator('html[data-hydrated]').waitFor({ state: 'attached' }),
          // The account redirects visitors who are not signed in to another origin.
          page.waitForURL((url) => url.origin !== baseURL).catch(() => {}),
        ])
      return response
    }
    await use(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
    expect(unexpected, 'errors in the browser’s console').toEqual([])
  },

  shopper: async ({ page }, use) => use(createShopper(page)),
})

/** Attaches the world of a failed test as a file that `spoke world import` reads, beside the screenshot. */
async function attachWorld(control: ControlClient, id: string, info: TestInfo): Promise<void> {
  const bundle = await control.exportWorld(id).catch((error: unknown) => ({ error: String(error) }))
  const path = info.outputPath('world.json')
  await writeFile(path, JSON.stringify(bundle, null, 2))
  info.attachments.push({ name: 'world.json', path, contentType: 'application/json' })
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // Browsers do not call violations of a report-only policy errors.
    const isError = message.type() === 'error' || message.text().includes('The policy is report-only')
    if (isError) errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

export { expect }
