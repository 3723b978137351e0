import type { Page, Route } from '@playwright/test'
import type { Device } from './device.ts'
import { findFront } from './offers.ts'
import type { Step } from './step.ts'
import type { WorldOfVisit } from './world.ts'

/** How long an element may take to be reached by the pointer, in ms. */
const REACH_MS = 1_500
/** How long a page may take, in ms; then the next step comes. */
const PAGE_MS = 15_000
/** How late a late answer is, in ms. */
const LATE_MS = 2_500

type Visited = { devices: readonly Device[]; world: WorldOfVisit; shop: string }

/** Performs a step. Resolves to false where it cannot be performed now, which changes nothing. */
export async function perform(step: Step, { devices, world, shop }: Visited): Promise<boolean> {
  switch (step.do) {
    case 'advance-clock':
    case 'add-fault':
    case 'clear-faults':
    case 'slow-upstreams':
      return world.perform(step)
    case 'sell-out':
    case 'change-prices':
    case 'pay-elsewhere':
      return devices[0] ? world.change(step, devices[0]) : false
  }
  const device = devices[step.device]
  if (!device) return false
  const page = device.getTab(step.tab)
  const isDone = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  switch (step.do) {
    case 'open':
      return isDone(page.goto(step.path, { timeout: PAGE_MS, waitUntil: 'domcontentloaded' }))
    case 'reload':
      return isDone(page.reload({ timeout: PAGE_MS, waitUntil: 'domcontentloaded' }))
    case 'back':
      return (await page.goBack({ timeout: PAGE_MS, waitUntil: 'commit' }).catch(() => null)) !== null
    case 'forward':
      return (await page.goForward({ timeout: PAGE_MS, waitUntil: 'commit' }).catch(() => null)) !== null
    case 'open-tab': {
      const address = page.url()
      return isDone(device.openTab().then((tab) => tab.goto(address, { timeout: PAGE_MS })))
    }
    case 'follow-cart-link': {
      const other = devices[1 - step.device]
      const id = other && (await world.findCartId(other))
      if (!id) return false
      return isDone(page.goto(`/?checkout_id=${encodeURIComponent(id)}`, { timeout: PAGE_MS }))
    }
    case 'network':
      return isDone(changeNetwork(page, shop, step.is))
    case 'press': {
      const element = await locate(page, step)
      const clicked = await isDone(element.click({ timeout: REACH_MS, noWaitAfter: true }))
      // the second press of a hand that trembles is for whatever is there by then
      if (clicked && step.times > 1)
        await element.click({ timeout: 100, noWaitAfter: true, force: true }).catch(() => {})
      return clicked
    }
    case 'press-and-leave': {
      const element = await locate(page, step)
      if (!(await isDone(element.click({ timeout: REACH_MS, noWaitAfter: true })))) return false
      await new Promise((resolve) => setTimeout(resolve, step.afterMs))
      return isDone(page.goto(step.path, { timeout: PAGE_MS, waitUntil: 'domcontentloaded' }))
    }
    case 'fill':
      return isDone((await locate(page, step)).fill(step.value, { timeout: REACH_MS }))
    case 'choose':
      return isDone((await locate(page, step)).selectOption({ index: step.option }, { timeout: REACH_MS }))
  }
}

const locate = async (page: Page, { role, name, nth }: Pick<Step & { do: 'press' }, 'role' | 'name' | 'nth'>) =>
  (await findFront(page)).getByRole(role, { name, exact: true }).nth(nth)

/** Lets the next change that the page sends to the shop lose its answer, get it late, or never arrive. */
async function changeNetwork(page: Page, shop: string, is: (Step & { do: 'network' })['is']): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === shop && !pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      // the page may be closed by then
      await answer(route, is).catch(() => {})
    },
    { times: 1 },
  )
}

async function answer(route: Route, is: (Step & { do: 'network' })['is']): Promise<void> {
  if (is === 'lost-request') return route.abort('connectionfailed')
  const response = await route.fetch({ maxRedirects: 0 })
  if (is === 'lost-answer') return route.abort('connectionreset')
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  await route.fulfill({ response })
}
