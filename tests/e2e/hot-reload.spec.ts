import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { createControlClient } from '#mocks/control/client.ts'
import { copyCheckout } from '#scripts/copy-checkout.ts'
import { startDev } from '#scripts/processes.ts'

/** `spoke dev` on a copy of the checkout, in which a test changes a file as a developer does. */
const test = base.extend<
  object,
  { dev: { origin: string; backend: string; edit(file: string, find: string, put: string): Promise<void> } }
>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const copy = await copyCheckout()
      const dev = await startDev(copy.path)
      const edit = async (file: string, find: string, put: string) => {
        const text = await readFile(join(copy.path, file), 'utf8')
        expect(text).toContain(find)
        await writeFile(join(copy.path, file), text.replace(find, put))
      }
      await use({ origin: dev.origin, backend: dev.backend, edit })
      await dev.stop()
      copy.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

// one `spoke dev` for all of them
test.describe.configure({ mode: 'default' })

const getCare = (page: Page) => page.getByRole('region', { name: 'If it is wrong, it goes back' })
const getBest = (page: Page) => page.getByRole('region', { name: 'The ones men come back for' })
const getNewsletter = (page: Page) => page.getByRole('contentinfo')

/** What is saved in a file that the page does not load in the browser, or does, and what the page then shows. */
const EDITS: readonly {
  what: string
  /** The page; home without one. */
  path?: string
  /** What the page has loaded before the edit, in a part that shows the server's markup. */
  loads?: RegExp
  file: string
  find: string
  put: string
  isShown: (page: Page) => Promise<void>
}[] = [
  {
    what: 'a static part',
    file: 'app/home/care.tsx',
    find: '<h3 className={styles.name}>{t(part)}</h3>',
    put: '<h3 className={styles.name}>{t(part)}, promised</h3>',
    isShown: (page) =>
      expect(getCare(page).getByRole('heading', { level: 3 })).toContainText([
        ', promised',
        ', promised',
        ', promised',
      ]),
  },
  {
    what: 'a static part whose code is loaded for the next page',
    path: '/products/heroes-navy',
    loads: /product-details\.tsx/,
    file: 'app/product/product-details.tsx',
    find: "{t('fabric')}</strong>",
    put: "{t('fabric')} only</strong>",
    isShown: (page) => expect(page.locator('details strong').filter({ hasText: / only$/ })).toBeVisible(),
  },
  {
    what: 'a text of a static part',
    file: 'app/copy/home.ts',
    find: "'care.2': 'Delivered'",
    put: "'care.2': 'Brought to you'",
    isShown: (page) => expect(getCare(page)).toContainText('Brought to you'),
  },
  {
    what: 'a style of a static part',
    file: 'app/home/care.module.css',
    find: '.care {',
    put: '.care {\n  outline: 3px solid rgb(1, 2, 3);',
    isShown: (page) => expect(getCare(page)).toHaveCSS('outline-color', 'rgb(1, 2, 3)'),
  },
  {
    what: 'an island',
    file: 'app/shell/newsletter-band.tsx',
    find: "{t('text')}",
    put: "{t('text')} Once a month.",
    isShown: (page) => expect(getNewsletter(page)).toContainText('Once a month.'),
  },
  {
    what: 'a component',
    file: 'app/home/home-page.tsx',
    find: "{t('best')}",
    put: "{t('best')}, saved a moment ago",
    isShown: (page) => expect(getBest(page).getByRole('heading', { level: 2 })).toContainText('saved a moment ago'),
  },
  {
    what: 'a server function',
    file: 'app/home/home.server.ts',
    find: 'const MAX_BEST_SELLERS = 8',
    put: 'const MAX_BEST_SELLERS = 3',
    isShown: (page) => expect(getBest(page).getByRole('article')).toHaveCount(3),
  },
  {
    what: 'a route',
    file: 'app/routes/index.tsx',
    find: '<SiteData />',
    put: '<h2>Of the route</h2><SiteData />',
    isShown: (page) => expect(page.getByRole('heading', { name: 'Of the route' })).toBeVisible(),
  },
]

for (const { what, path = '/', loads, file, find, put, isShown } of EDITS)
  test(`${what} is on the page when it is saved [CLI-01]`, async ({ page, dev }) => {
    const loading = loads && page.waitForResponse((response) => loads.test(response.url()))
    await page.goto(dev.origin + path)
    await loading
    await expect(page.getByRole('button', { name: 'Developer panel' })).toBeVisible()
    await dev.edit(file, find, put)
    await isShown(page)
  })

/** Parts that the server rendered, and whose code the browser has loaded for another page. */
const LATE: readonly { what: string; file: string; find: string; put: (save: number) => string }[] = [
  {
    what: 'a static part',
    file: 'app/home/why-it-fits.tsx',
    find: "{t('why.lead')}",
    put: (save) => `{t('why.lead')} Save ${save}.`,
  },
  {
    what: 'a text of a static part',
    file: 'app/copy/home.ts',
    find: "'why.title': '",
    put: (save) => `'why.title': 'Save ${save}. `,
  },
]

for (const { what, file, find, put } of LATE)
  test(`${what} is on the page each time it is saved, also when the browser has its code [CLI-01]`, async ({
    page,
    dev,
  }) => {
    await page.goto(`${dev.origin}/products/heroes-navy`)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.getByRole('banner').getByRole('link', { name: 'SPOKE, home' }).click()
    const why = page.getByRole('region').filter({ has: page.locator('#why') })
    await expect(why).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Developer panel' })).toBeVisible()
    for (const save of [1, 2, 3]) {
      await dev.edit(file, save === 1 ? find : put(save - 1), put(save))
      await expect(why).toContainText(`Save ${save}.`)
    }
  })

test('a style of a component is on the page each time it is saved [CLI-01]', async ({ page, dev }) => {
  await page.goto(`${dev.origin}/products/heroes-navy`)
  const put = (save: number) => `.title {\n  letter-spacing: ${save}px;`
  for (const save of [1, 2, 3, 4]) {
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await dev.edit('app/product/product-page.module.css', save === 1 ? '.title {' : put(save - 1), put(save))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', `${save}px`)
  }
})

test('what is saved while a page loads is on it [CLI-01]', async ({ page, dev }) => {
  const saved = Promise.withResolvers<void>()
  await page.routeWebSocket(/./, async (socket) => {
    await saved.promise
    socket.connectToServer()
  })
  await page.goto(`${dev.origin}/collections/belts`)
  await page.waitForLoadState('load')
  await dev.edit('app/routes/collections.$handle.tsx', '<CollectionPage', '<p>Saved meanwhile</p><CollectionPage')
  // the server has seen it
  await expect.poll(async () => (await fetch(`${dev.origin}/collections/belts`)).text()).toContain('Saved meanwhile')
  saved.resolve()
  await expect(page.getByText('Saved meanwhile')).toBeVisible()
})

test('goods are on the page each time they are saved [CLI-01] [SIM-04]', async ({ page, dev }) => {
  await page.goto(`${dev.origin}/products/heroes-navy`)
  await expect(page.getByRole('button', { name: 'Developer panel' })).toBeVisible()
  const put = (save: number) => `"promise": "Save ${save}."`
  const find = '"promise": "The chino that fits before you alter it."'
  for (const save of [1, 2]) {
    await dev.edit('mocks/shop/styles.json', save === 1 ? find : put(save - 1), put(save))
    await expect(page.getByText(`Save ${save}.`).first()).toBeVisible()
  }
})

test('a scenario’s save leaves the page as it is, and a mistake in it is said there [CLI-01] [SIM-04]', async ({
  page,
  dev,
}) => {
  const file = 'mocks/scenarios/cart/cart-completed.ts'
  const put = (summary: string) => `summary: '${summary}',`
  const [first, second, third] = ['The shopper returns with a cart they have already checked out.', 'Paid.', 'Settled.']
  const control = createControlClient({ origin: dev.backend })
  const expectSummary = (summary: string) =>
    expect
      .poll(async () => (await control.scenarios()).find(({ name }) => name === 'cart-completed')?.summary)
      .toBe(summary)
  const overlay = page.locator('vite-error-overlay')

  await page.goto(`${dev.origin}/products/heroes-navy`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await dev.edit(file, put(first), put(second))
  await expectSummary(second)
  await dev.edit(file, put(second), `summary: ${second}`)
  await expect(overlay).toContainText('Not reloaded: mocks/scenarios/cart/cart-completed.ts')
  await dev.edit(file, `summary: ${second}`, put(third))
  await expect(overlay).toHaveCount(0)
  await expectSummary(third)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
