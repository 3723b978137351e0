import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright'
import { ACCOUNT_STEPS } from './pages/account.ts'
import { CART_STEPS } from './pages/cart.ts'
import { CONTENT_STEPS } from './pages/content.ts'
import { GOODS_STEPS } from './pages/goods.ts'
import { ACTION_MS, PAGE_MS } from './pages/step.ts'

export type Visited = { page: string; problem: string | undefined }

type Visit = {
  /** The origin of the storefront. */
  shop: string
  /** Whether the storefront can sign customers in. */
  hasAccounts: boolean
  /** The folder in which a picture of each page is saved. */
  pictures: string
}

/** Goes through all pages of a storefront, in one browser context. */
export async function visitPages(browser: Browser, { shop, hasAccounts, pictures }: Visit): Promise<Visited[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(ACTION_MS)
  context.setDefaultNavigationTimeout(PAGE_MS)
  const page = await context.newPage()
  const visited: Visited[] = []
  const steps = [...GOODS_STEPS, ...CART_STEPS, ...CONTENT_STEPS, ...(hasAccounts ? ACCOUNT_STEPS : [])]
  for (const [name, visit] of steps) {
    const problem = await visit(page, shop).then(
      () => undefined,
      (error: Error) => stripVTControlCharacters(error.message).split('\n').slice(0, 6).join(' '),
    )
    await page.screenshot({ path: `${pictures}/${name.replaceAll(' ', '-')}.png` }).catch(() => {})
    visited.push({ page: name, problem })
    // without a home page nothing else works
    if (visited.length === 1 && problem) break
  }
  await context.close()
  return visited
}
