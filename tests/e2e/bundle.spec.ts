import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '#tests/support/kept-page.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { waitForRest } from './wait-for-rest.ts'

const OUTPUT = fileURLToPath(new URL('../../.output/', import.meta.url))

/** Text that only the developer panel, the control API and the simulated backend contain. */
const DEVELOPMENT_ONLY = [
  'spoke-panel',
  '__panel',
  '__control',
  'spoke_world',
  '@faker-js',
  'getResponse(',
  'default-shop',
]

for (const path of Object.values(PAGE_ROUTES))
  test(`every class of the page ${path} has its style in the page [OPS-07]`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const style = [...html.matchAll(/<style\b[^>]* data-tsr-inline-css[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, text]) => text)
      .join()
    // by the name of its file a lazy part sees that it need not load a sheet (part-styles.ts)
    expect(style).toMatch(/\/\*assets\/[\w.$-]+\.css\*\//)
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const ofModules = [...classes].filter((name) => /^_\w+_\w{5}_\d+$/.test(name))
    expect(ofModules.length).toBeGreaterThan(5)
    expect(ofModules.filter((name) => !style.includes(`.${name}`))).toEqual([])
  })

test('no sheet that the page contains is loaded again with later parts', async ({ page }) => {
  await page.goto('/products/heroes-navy')
  await page.getByRole('navigation', { name: 'Colour' }).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/heroes-navy/)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await waitForRest(page)
  const readClasses = () =>
    page.evaluate(() => {
      const getClasses = (sheet: CSSStyleSheet) =>
        [...sheet.cssRules].flatMap(({ cssText }) => cssText.match(/\._\w+_\w{5}_\d+/g) ?? [])
      const sheets = [...document.styleSheets]
      const isOwn = ({ ownerNode }: CSSStyleSheet) => ownerNode instanceof HTMLStyleElement
      return [sheets.filter(isOwn), sheets.filter((sheet) => !isOwn(sheet))].map((some) => some.flatMap(getClasses))
    })
  // a sheet that is under way changes nothing on the page
  await expect.poll(async () => (await readClasses())[1]?.length).toBeGreaterThan(10)
  const [own = [], later = []] = await readClasses()
  expect(own.length).toBeGreaterThan(100)
  expect(later.filter((name) => own.includes(name))).toEqual([])
})

test('the production build holds nothing of the panel or the simulated backend', () => {
  const files = globSync('**/*.{js,mjs,css,html}', { cwd: OUTPUT })
  expect(files.length).toBeGreaterThan(10)
  const occurrences = files.flatMap((file) => {
    const text = readFileSync(OUTPUT + file, 'utf8')
    return DEVELOPMENT_ONLY.filter((marker) => text.includes(marker)).map((marker) => `${file}: ${marker}`)
  })
  expect(occurrences).toEqual([])
})

for (const [part, text] of [
  ['the Fit Finder', 'Discover your perfect size in'],
  ['the survey', 'Send my feedback'],
  ['the unsubscribe form', 'Stop sending it'],
  ['the returns flow', 'Find my order'],
  ['the newsletter’s modal', 'Use my phone number instead'],
] as const)
  test(`${part} is in a chunk that no first visit loads`, () => {
    const files = globSync('client/assets/*.js', { cwd: OUTPUT })
    const chunks = files.filter((file) => readFileSync(OUTPUT + file, 'utf8').includes(text))
    expect(chunks).toHaveLength(1)
    expect(chunks[0]).not.toMatch(/shop|libraries|index/)
  })
