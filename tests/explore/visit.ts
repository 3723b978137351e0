import type { Browser } from '@playwright/test'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { COOKIE, cartCustomerCookie } from '#contracts/shop/visitor.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import { toVisitorName } from '#mocks/control/visitor-cookies.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import { findMarks } from './choose-value.ts'
import { type Device, openDevice } from './device.ts'
import type { Observation } from './observation.ts'
import { type Offer, readOffers, readTree } from './offers.ts'
import { perform } from './perform.ts'
import { PROPERTIES, type PropertyName } from './properties.ts'
import { readSettled } from './read-settled.ts'
import { countRequested, keepsGoods, type RequestedGoods } from './requested-goods.ts'
import type { Place, Setting, Step } from './step.ts'
import { createWorldOfVisit } from './world.ts'

/** A broken promise, after so many steps. */
export type Breach = { property: PropertyName; says: string; steps: number }

/** What searches have in common. */
export type Shop = {
  browser: Browser
  control: ControlClient
  shop: string
  /** The codes of the error catalogue. */
  codes: ReadonlySet<string>
  /** Whether a state of a page is audited for accessibility now, which takes half a second. */
  isAudited: (path: string, tree: string) => boolean
}

/** A visit under way. */
type Visiting = {
  /** What a tab offers now. */
  look(place: Place): Promise<Offer[]>
  /** Performs a step and asks every property. Null where the step could not be performed. */
  take(step: Step): Promise<Breach[] | null>
  /** Whether the page says that the last press has failed. */
  readonly isRefused: boolean
  /** What stands in front in the tab of the last step, and its path. */
  readonly state: string
  readonly path: string
  readonly tabs: number
  /** The calls of upstreams that the shop has made, each once. */
  readonly made: readonly Call[]
  exportWorld(): Promise<unknown>
  end(): Promise<void>
}

/** The customer whom the scenarios sign in. */
const CUSTOMER = 'jo@example.com'

/** Who is signed in to a browser. */
const readCustomerId = async (device: Device | undefined): Promise<string | undefined> =>
  (await device?.context.cookies())?.find(({ name }) => toVisitorName(name) === COOKIE.customerId)?.value

/** What a page says of an addition that may not be made. */
const REFUSED = /problem adding|try again|something[’']s gone wrong|offline/i

/** A call of an upstream, as a fault names it. */
type Call = { upstream: string; operation: string }

let visits = 0

/** Begins a visit in a world of its own. */
export async function beginVisit(shop: Shop, setting: Setting): Promise<Visiting> {
  visits += 1
  const id = `explore-${process.pid}-${visits}`
  const { visitor } = await shop.control.load(id, setting.scenario === null ? [] : [setting.scenario], setting.seed)
  const world = createWorldOfVisit(shop.control, id)
  const [hadFaults, hasFixedAnswers] = [await world.hasFaults(), await world.hasFixedAnswers()]
  const open = (whose: typeof visitor | null) =>
    openDevice({ browser: shop.browser, shop: shop.shop, world: id, setting, visitor: whose })
  const devices = [await open(visitor), await open(null)]
  const words: string[][] = [[CUSTOMER], []]
  /** The browsers, and regions, whose carts the shop has read. */
  const readCarts = new Set<string>()
  const made = new Map<string, Call>()
  const requested = new Map<string, RequestedGoods>()
  const isCalm = !setting.hasTrouble && !hadFaults
  let [steps, state, path, isRefused] = [0, '', '', false]
  /** Whose cart showed goods last, if no step since then may have taken them out. */
  let filledCart = ''

  const sharesCart = async ([one, other]: readonly Device[]) => {
    const ids = await Promise.all([one, other].map((device) => device && world.findCartId(device)))
    return ids[0] !== undefined && ids[0] === ids[1]
  }
  const readCart = async (device: Device, region: RegionCode) => {
    if (await world.hasFaults()) return undefined
    return world.readCart(device, region).catch(() => undefined)
  }

  const observe = async (step: Step): Promise<Observation> => {
    const place = 'device' in step ? step : { device: 0, tab: 0 }
    const device = devices[place.device] ?? (devices[0] as Device)
    const page = device.getTab(step.do === 'open-tab' ? Number.MAX_SAFE_INTEGER : place.tab)
    const pageState = await readSettled(page, {
      ...shop,
      hasScript: !setting.conditions.includes('no-script'),
      isWaiting: () => device.isWaiting(page),
    })
    const journal = await world.takeJournal()
    for (const entry of journal)
      if (entry.kind === 'request') made.set(`${entry.upstream} ${entry.operation}`, pickCall(entry))
    const region = REGION_CODES.find((code) => new RegExp(`^/${code}\\b`).test(pageState.path)) ?? 'gb'
    const cart = await readCart(device, region)
    // its own question is no part of the visit
    await world.takeJournal()
    const key = `${place.device} ${region}`
    const wasCartRead = readCarts.has(key)
    if (journal.some(isAboutCart)) readCarts.add(key)
    isRefused = pageState.alerts.some((text) => REFUSED.test(text))
    const { most, next } = countRequested(
      requested.get(key) ?? { had: null, requested: 0 },
      step,
      cart === undefined ? null : (cart?.count ?? 0),
      isRefused,
    )
    requested.set(key, next)
    const cookies = (await device.context.cookies()).map(({ name }) => toVisitorName(name))
    const [customer, otherCustomer] = await Promise.all(
      [device, devices[1 - devices.indexOf(device)]].map(readCustomerId),
    )
    const isSamePerson = customer !== undefined && customer === otherCustomer
    const isSignedIn = cookies.includes(COOKIE.customerId) || cookies.includes(cartCustomerCookie(region))
    const cartKey = `${key} ${isSignedIn}`
    const showedGoods = filledCart === cartKey
    if (pageState.shownTotal !== null) filledCart = cartKey
    else if (!pageState.isOurs || !keepsGoods(step)) filledCart = ''
    state = pageState.tree
    path = pageState.path
    const isOfWorld = !('device' in step)
    return {
      step,
      setting,
      isCalm,
      hasFixedAnswers,
      isCalmNow:
        !isOfWorld &&
        pageState.isAtRest &&
        cart !== undefined &&
        journal.some(isAboutCart) &&
        journal.every((entry) => entry.kind !== 'request' || (entry.fault === undefined && entry.status < 400)),
      page: pageState,
      region,
      cart,
      showedGoods,
      wasCartRead,
      sharesCart: await sharesCart(devices),
      maxGoods: most,
      isSignedIn,
      browserLog: await device.takeBrowserLog(),
      journal,
      codes: shop.codes,
      ownWords: words[place.device] ?? [],
      // anyone may sign in as the customer whom the sign-in page offers
      othersWords: isSamePerson
        ? []
        : (words[1 - place.device] ?? []).filter((word) => word !== CUSTOMER || customer === undefined),
    }
  }

  return {
    look: async ({ device, tab }) => {
      const page = devices[device]?.getTab(tab)
      if (!page) return []
      return readOffers(await readTree(page).catch(() => ''))
    },
    async take(step) {
      if (step.do === 'fill') words[step.device]?.push(...findMarks(step.value))
      if (!(await perform(step, { devices, world, shop: shop.shop }))) return null
      steps += 1
      const observation = await observe(step)
      return (Object.keys(PROPERTIES) as PropertyName[]).flatMap((property) =>
        PROPERTIES[property](observation).map((says) => ({ property, says, steps })),
      )
    },
    get isRefused() {
      return isRefused
    },
    get state() {
      return state
    },
    get path() {
      return path
    },
    get tabs() {
      return devices[0]?.context.pages().length ?? 1
    },
    get made() {
      return [...made.values()]
    },
    exportWorld: () => shop.control.exportWorld(id),
    async end() {
      await Promise.all(devices.map((device) => device.close().catch(() => {})))
      await shop.control.removeWorld(id).catch(() => {})
    },
  }
}

const isAboutCart = (entry: JournalEntry): boolean =>
  entry.kind === 'request' && entry.upstream === 'shopify' && /cart/i.test(entry.operation)

const pickCall = ({ upstream, operation }: Call): Call => ({ upstream, operation })
