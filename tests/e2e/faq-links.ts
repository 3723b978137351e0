import { expect, type Page } from '@playwright/test'

/** Every link of another page to the FAQs opens in a new tab and says so. Returns how many there are. */
export async function expectNewTabs(page: Page): Promise<number> {
  const links = await page.locator('a[href*="/pages/faqs"]').evaluateAll((all: HTMLAnchorElement[]) =>
    all
      .filter(({ pathname }) => pathname !== location.pathname)
      .map((link) => ({
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
        saysSo: link.textContent?.includes('(opens in a new tab)'),
      })),
  )
  for (const link of links) expect(link).toEqual({ target: '_blank', rel: 'noopener', saysSo: true })
  return links.length
}
