import { writeFile } from 'node:fs/promises'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { COOKIE, WORLD_COOKIE } from '#contracts/visitor.ts'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import type { JournalEntry } from '#mocks/journal.ts'
import { shopperOf } from './shopper/shopper.ts'
import { type WorldClock, worldClockOf } from './world-clock.ts'

type ReportEntry = Extract<JournalEntry, { kind: 'report' }>

type Fixtures = {
  /** The scenarios that the test's world begins with. */
  scenario: readonly string[]
  /** Errors in the browser's console that the test is about; any other fails it. */
  expectedErrors: readonly RegExp[]
  /** What the visitor has agreed to before; null for who has not been asked yet, and meets the question. */
  consent: string | null
  /** The test's own world: made for it, and gone after it. */
  world: World
  shopper: ReturnType<typeof shopperOf>
}

export type World = {
  id: string
  control: ControlClient
  /** The world's time and the browser's, moved together. */
  clock: WorldClock
  /** What the shop reported so far. */
  reports: () => Promise<ReportEntry[]>
  /** What analytics was told so far. */
  events: () => Promise<Extract<JournalEntry, { kind: 'event' }>[]>
  /** Requests that the simulated backend saw, by operation. */
  requests: (operation?: string) => Promise<Extract<JournalEntry, { kind: 'request' }>[]>
}

let made = 0

export const test = base.extend<Fixtures>({
  scenario: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  consent: ['necessary', { option: true }],

  world: async ({ context, scenario, consent, baseURL }, use, info) => {
    const shop = baseURL ?? ''
    const id = `e2e-${info.workerIndex}-${info.repeatEachIndex}-${made++}-${crypto.randomUUID().slice(0, 8)}`
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
    const entries = <Kind extends JournalEntry['kind']>(kind: Kind) =>
      control.journal(id, { kind }) as Promise<Extract<JournalEntry, { kind: Kind }>[]>
    await use({
      id,
      control,
      clock: worldClockOf(control, id, context),
      reports: () => entries('report'),
      events: () => entries('event'),
      requests: async (operation) =>
        (await entries('request')).filter((request) => operation === undefined || request.operation === operation),
    })
    if (info.status !== info.expectedStatus) await attachWorld(control, id, info)
    await control.removeWorld(id)
  },

  page: async ({ page, world: _world, expectedErrors, javaScriptEnabled, baseURL }, use) => {
    const errors = listen(page)
    const goto = page.goto.bind(page)
    // a press before the page's script is there would be answered by the form behind it; that has tests of its own
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled !== false && (await page.locator('script[type=module]').count()) > 0)
        await Promise.race([
          page.locator('html[data-hydrated]').waitFor({ state: 'attached' }),
          // or it has been left already: the account sends strangers to sign in
          page.waitForURL((at) => at.origin !== baseURL).catch(() => {}),
        ])
      return response
    }
    await use(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
    expect(unexpected, 'errors in the browser’s console').toEqual([])
  },

  shopper: async ({ page }, use) => use(shopperOf(page)),
})

/** Leaves beside the picture of a failure what `spoke world import` takes, so that a failure can be looked at where it happened. */
async function attachWorld(control: ControlClient, id: string, info: TestInfo): Promise<void> {
  const bundle = await control.exportWorld(id).catch((error: unknown) => ({ error: String(error) }))
  const path = info.outputPath('world.json')
  await writeFile(path, JSON.stringify(bundle, null, 2))
  info.attachments.push({ name: 'world.json', path, contentType: 'application/json' })
}

function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

export { expect }
