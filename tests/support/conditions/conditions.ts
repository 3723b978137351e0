import { adBlocked } from './blocked.ts'
import type { Condition } from './condition.ts'
import { cookiesRefused } from './cookies-refused.ts'
import { darkAndStill, forcedColours, landscape, print, spaced, text150, text200 } from './display.ts'
import { extension } from './extension.ts'
import { filledIn } from './filled-in.ts'
import { scriptLate, slowNetwork } from './network.ts'
import { inApp, storageFull, storageThrows } from './storage.ts'
import { translatePages } from './translated.ts'

/** Browsers as people have them, by the name that `npm run e2e -- --condition` takes. */
export const CONDITIONS = {
  translated: (page) => translatePages(page),
  'ad-blocked': adBlocked,
  'cookies-refused': cookiesRefused,
  'storage-throws': storageThrows,
  'storage-full': storageFull,
  'in-app': inApp,
  autofill: filledIn,
  'text-150': text150,
  'text-200': text200,
  spaced,
  landscape,
  'forced-colours': forcedColours,
  'dark-and-still': darkAndStill,
  print,
  /** Of the context, not of a tab (shop.ts). */
  'no-script': async () => {},
  'script-late': scriptLate,
  'slow-network': slowNetwork,
  extension,
} as const satisfies Record<string, Condition>

export type ConditionName = keyof typeof CONDITIONS

/** React renders a part anew, and logs it, whose markup was changed before it hydrates. */
const RENDERED_ANEW = /React error #418/

/** Errors in the console that a condition causes on any page. */
export const ERRORS_OF: Readonly<Partial<Record<ConditionName, RegExp>>> = {
  translated: RENDERED_ANEW,
  extension: RENDERED_ANEW,
}
