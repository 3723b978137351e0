import type { Page } from '@playwright/test'
import type { World } from '#tests/support/shop.ts'

/**
 * Every event that arrived, by name: the properties of each, oldest first. Web vitals are left out. An event that is sent
 * twice, or that a test does not list, makes the whole differ.
 */
export async function readSentEvents(world: World): Promise<Record<string, object[]>> {
  const byName: Record<string, object[]> = {}
  for (const { type, name, properties } of await world.events()) {
    if (name === 'web_vitals') continue
    const key = type === 'track' ? name : type
    byName[key] = [...(byName[key] ?? []), type === 'page' ? { title: name, ...properties } : properties]
  }
  return byName
}

/** Records every batch that the page posts, as it leaves the browser: the world's journal hides names, codes and cart ids. */
export async function recordBatches(page: Page): Promise<string[]> {
  const batches: string[] = []
  await page.route('**/api/visit', async (route) => {
    batches.push(route.request().postData() ?? '')
    await route.continue()
  })
  return batches
}
