import type { Page } from '@playwright/test'

/** A browser as somebody has it: changes a tab before its first page. `worldId`: the world of the test. */
export type Condition = (page: Page, worldId: string) => Promise<unknown>
