import type { RegionCode } from '#contracts/shop/regions.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { BrowserLog } from './device.ts'
import type { PageState } from './read-page.ts'
import type { Setting, Step } from './step.ts'
import type { StoreCart } from './world.ts'

/** What is known after a step, for the properties. */
export type Observation = {
  step: Step
  setting: Setting
  /** Nothing was made to fail or to wait in this visit. */
  isCalm: boolean
  /** The scenario answers a call with goods of its own, whatever store or collection is asked for. */
  hasFixedAnswers: boolean
  /** Nothing fails or waits now, and nothing did in this step. */
  isCalmNow: boolean
  page: PageState
  region: RegionCode
  /** The browser's cart at its store; undefined where it could not be read. */
  cart: StoreCart | null | undefined
  /** Whether this browser showed goods in its cart last, and nothing was pressed since that may have taken them out. */
  showedGoods: boolean
  /** Whether the shop has read the cart for this browser in an earlier step. */
  wasCartRead: boolean
  /** Whether the other browser has the same cart. */
  sharesCart: boolean
  /** The most goods that the cart can have after what its browser requested; null where that is not known. */
  maxGoods: number | null
  isSignedIn: boolean
  browserLog: BrowserLog
  journal: readonly JournalEntry[]
  /** The codes of the error catalogue. */
  codes: ReadonlySet<string>
  /** What the visitor of this browser typed or is called, and what the other one did. */
  ownWords: readonly string[]
  othersWords: readonly string[]
}

/** One promise: returns what breaks it, a sentence each. */
export type Property = (observation: Observation) => string[]
