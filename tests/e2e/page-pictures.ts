import { expect, type Page } from '@playwright/test'

/**
 * Expects every picture of a page to have its size and widths and to come from the shop itself, and its largest one, if it
 * has one, to be fetched first.
 */
export async function expectWholePictures(page: Page, { hasLargest }: { hasLargest: boolean }): Promise<void> {
  const pictures = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      sources: `${image.getAttribute('src')} ${image.srcset}`,
      hasSize: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
      widths: image.srcset.split(', ').length,
    })),
  )
  const drawn = pictures.filter(({ sources }) => !sources.includes('.svg'))
  expect.soft(drawn.filter(({ hasSize, widths }) => !hasSize || widths < 2)).toEqual([])
  expect.soft(pictures.filter(({ sources }) => /https?:/.test(sources))).toEqual([])
  const largest = page.locator('img[fetchpriority=high]')
  await expect.soft(largest).toHaveCount(hasLargest ? 1 : await largest.count().then((count) => Math.min(count, 1)))
  if ((await largest.count()) !== 1) return
  expect.soft(drawn.length).toBeGreaterThan(hasLargest ? 2 : 0)
  await expect.soft(largest).toHaveAttribute('decoding', 'sync')
  await expect.soft(largest).toHaveAttribute('loading', 'eager')
  const loaded = new URL(await largest.evaluate((image: HTMLImageElement) => image.currentSrc))
  const preloads = await page
    .locator('link[rel=preload][as=image][fetchpriority=high]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ imageSrcset }) => imageSrcset))
  expect.soft(preloads.filter((srcset) => srcset.includes(`${loaded.pathname}${loaded.search} `))).toHaveLength(1)
}
