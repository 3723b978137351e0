import type { Page } from '@playwright/test'

/** A condition of a browser: changes a tab before its first page. `worldId`: the world of the test. */
export type Condition = (page: Page, worldId: string) => Promise<unknown>
