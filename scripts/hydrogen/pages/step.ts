import type { Page } from 'playwright'
import { expect as expectAtOnce } from 'playwright/test'

/** A page of Hydrogen's skeletons by name, with what a shopper does there. It rejects where the page fails. */
export type Step = readonly [name: string, visit: (page: Page, shop: string) => Promise<void>]

/** How long a page may take on a busy machine whose development server compiles it first. */
export const PAGE_MS = 30_000
/** How long an action on a page may take. */
export const ACTION_MS = PAGE_MS / 3
export const expect = expectAtOnce.configure({ timeout: ACTION_MS })
