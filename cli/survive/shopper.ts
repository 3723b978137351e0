import type { BrowserContext, Locator } from '@playwright/test'
import { type BrowserCondition, prepareTab } from './browser-conditions.ts'
import { chooseOptions, isReady } from './choose-options.ts'
import type { ControlName, ControlWords } from './control-words.ts'
import { NotFoundError } from './not-found.ts'
import { AMOUNT, readAmounts } from './read-words.ts'
import { openTab, type Tab } from './tab.ts'

/** A shopper in a tab of the shop, who finds its controls by role and name. */
export type Shopper = Tab & {
  open(address: string): Promise<void>
  /** Opens a product and chooses what has to be chosen. */
  openProduct(address: string): Promise<void>
  /** Presses the button that adds, and waits unless told not to. */
  add(options?: { isAwaited?: boolean }): Promise<void>
  /** Opens the cart by the control in the header. */
  openCart(): Promise<void>
  /** Presses a control so many times in a hurry, and waits unless told not to. */
  press(name: ControlName, options?: { times?: number; isAwaited?: boolean }): Promise<void>
  find(name: ControlName, roles?: readonly Role[]): Promise<Locator | undefined>
  reload(): Promise<void>
  /** Closes dialogs and banners that cover the page. */
  closeOverlay(): Promise<void>
  words: ControlWords
  /** The amounts beside the way to the checkout; empty where there is none. */
  readSums(): Promise<number[]>
}
type Role = 'button' | 'link' | 'textbox'

/** How long a page may take to load, in ms. */
const PAGE_MS = 20_000
/** How long an action on a page may take, in ms. */
export const ACTION_MS = 4_000
/** Waits before a product is opened again, in ms: longer than most caches take. */
const PATIENCE_MS = [0, 2_000, 10_000]

type Opening = {
  shop: string
  words: ControlWords
  like?: BrowserCondition | undefined
  /** Whether a product that cannot be bought is tried again: the shop's caches may have another world's. */
  isPatient?: boolean
}

/** Opens a tab for a shopper. */
export async function createShopper(context: BrowserContext, opening: Opening): Promise<Shopper> {
  const { shop, words, like, isPatient = false } = opening
  const tab = await openTab(context)
  await prepareTab(tab.page, like)
  const { page, settle } = tab
  const findOverlay = async () => {
    const dialogs = page.locator('dialog[open], [role=dialog], [aria-modal=true]').filter({ visible: true })
    return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
  }
  const find = async (name: ControlName, roles: readonly Role[] = ['button', 'link']) => {
    for (const place of [await findOverlay(), page.locator('body')])
      for (const role of roles) {
        const matches = place.getByRole(role, { name: words[name] }).filter({ visible: true })
        if ((await matches.count()) > 0) return matches.first()
      }
    return undefined
  }
  const requireControl = async (name: ControlName, roles: readonly Role[] = ['button', 'link']) => {
    const element = await find(name, roles)
    if (element) return element
    throw new NotFoundError(`no ${name} at ${page.url()}`, `a ${roles.join(' or ')} named ${words[name]}`)
  }
  const dismiss = async () => {
    const over = await find('dismiss', ['button'])
    if (over && !(await find('checkout'))) await over.click({ timeout: ACTION_MS }).catch(() => {})
  }
  const open = async (address: string) => {
    await page.goto(new URL(address, shop).href, { timeout: PAGE_MS, waitUntil: 'domcontentloaded' })
    await settle()
  }
  const adds = () => page.getByRole('button', { name: words.add })
  const shopper: Shopper = {
    ...tab,
    open,
    async openProduct(address) {
      const add = adds().filter({ visible: true })
      for (const ms of isPatient ? PATIENCE_MS : [0]) {
        await new Promise((resolve) => setTimeout(resolve, ms))
        await open(address)
        await dismiss()
        await chooseOptions(page, add)
        await settle()
        if (await isReady(add)) return
      }
      throw new NotFoundError(`nothing to add at ${page.url()}`, `a button named ${words.add} that can be pressed`)
    },
    async add({ isAwaited = true } = {}) {
      const add = adds().filter({ visible: true }).first()
      if ((await add.count()) === 0)
        throw new NotFoundError(`nothing to add at ${page.url()}`, `a button named ${words.add}`)
      await add.click({ timeout: ACTION_MS })
      if (isAwaited) await settle()
    },
    async openCart() {
      if (await find('checkout')) return
      const control = await find('cart', ['link', 'button'])
      if (control) await control.click({ timeout: ACTION_MS }).catch(() => {})
      else await open('/cart')
      await settle()
    },
    async press(name, { times = 1, isAwaited = true } = {}) {
      for (let count = 0; count < times; count += 1)
        await (await requireControl(name)).click({ timeout: ACTION_MS, noWaitAfter: true })
      if (isAwaited) await settle()
    },
    async reload() {
      await page.reload({ timeout: PAGE_MS, waitUntil: 'domcontentloaded' })
      await settle()
    },
    async closeOverlay() {
      await page.keyboard.press('Escape')
      await settle()
      if (await find('checkout')) await open('/')
    },
    find,
    words,
    async readSums() {
      const checkout = await find('checkout')
      if (!checkout) return []
      const text = await checkout.evaluate((element, amount) => {
        const pattern = new RegExp(amount)
        let place: HTMLElement | null = element instanceof HTMLElement ? element : null
        while (place?.parentElement && !pattern.test(place.innerText)) place = place.parentElement
        return place?.innerText ?? ''
      }, AMOUNT.source)
      return readAmounts(text)
    },
  }
  return shopper
}
