import { execFile } from 'node:child_process'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { test as base, expect, type Page } from '@playwright/test'
import { ROOT, type Running, startDev } from '#scripts/processes.ts'

/** The shop under `spoke dev`: what a developer sees, which the production build has no code for. */
const test = base.extend<{ errors: string[] }, { dev: Running & { backend: string } }>({
  /** What the browser logs as an error; a test expects none. */
  errors: async ({ page }, use) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(errors)
  },
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const dev = await startDev()
      await use(dev)
      await dev.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// one `spoke dev` for all of them
test.describe.configure({ mode: 'default' })

test('a developer changes the world in the panel over a clean page [SIM-04] [CLI-01]', async ({
  page,
  dev,
  errors,
}) => {
  await page.goto(`${dev.origin}/products/heroes-navy`)
  await expect(page.getByRole('button', { name: 'Developer panel' })).toBeVisible()
  await page.keyboard.press('Alt+s')
  await enter(page, 'cart-with-lines')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()

  // a signed-in visitor needs the storage of the shop's own origin
  await enter(page, 'customer-with-orders')
  await expect(page).toHaveURL(/\/account/)
  await expect(page.getByRole('region', { name: 'Latest order' })).toContainText('SP1003')
  await page.getByRole('button', { name: 'Developer panel' }).click()
  await expect(page.locator('iframe[title="Developer panel"]')).toBeHidden()
  expect(errors).toEqual([])
})

test('the link of a seeded fit opens the shop with that fit [SIM-04] [CLI-02]', async ({ page, dev, errors }) => {
  const { enterUrl } = await spoke(dev, 'seed fit --email ann@example.com --waist 36 --leg 34 --world fit')
  await page.goto(enterUrl)
  await expect(page).toHaveURL(`${dev.origin}/collections/trousers`)
  await expect(page.getByRole('main')).toContainText('36 / B / 34')
  expect(errors).toEqual([])
})

test('the link of a seeded order opens it in its customer’s account [SIM-04] [CLI-02]', async ({
  page,
  dev,
  errors,
}) => {
  const { customerId } = await spoke(dev, 'seed customer --first-name Annabel --no-signed-in --world order')
  const { name, enterUrl } = await spoke(dev, `seed order --customer ${customerId} --world order`)
  // a visitor of another world was signed in before
  await page.goto((await spoke(dev, 'scenario use customer-with-orders --world before')).enterUrl)
  await expect(page).toHaveURL(/account/)
  await page.goto(enterUrl)
  await expect(page.getByRole('heading', { name: 'Hello, Annabel' })).toBeVisible()
  await expect(page.getByRole('heading', { name: name.replace('#', '') })).toBeVisible()
  expect(errors).toEqual([])
})

test('an imported world opens as it was left, a signed-in visitor and latency included [SIM-04] [CLI-02]', async ({
  page,
  dev,
  errors,
}, info) => {
  await spoke(dev, 'scenario use customer-with-orders --region us --param orders=2 --world left')
  await spoke(dev, 'latency 30ms --world left')
  const file = info.outputPath('world.json')
  await spoke(dev, `world export ${file} --world left`)
  const { enterUrl } = await spoke(dev, `world import ${file} --world opened`)
  await page.goto(enterUrl)
  await expect(page).toHaveURL(`${dev.origin}/us/account?page=overview`)
  await expect(page.getByRole('region', { name: 'Latest order' })).toContainText('SP1002')
  expect(await spoke(dev, 'latency --world opened')).toEqual({ ms: 30 })
  expect(errors).toEqual([])
})

test('a developer makes a call fail and slow in the panel, and the page shows it [SIM-04] [SIM-05]', async ({
  page,
  dev,
}) => {
  await page.goto((await spoke(dev, 'world reset --world failing')).enterUrl)
  await page.goto(`${dev.origin}/products/heroes-navy`)
  await page.keyboard.press('Alt+s')
  const panel = page.frameLocator('iframe[title="Developer panel"]')
  await panel.getByRole('tab', { name: 'World' }).click()
  const slider = panel.getByRole('slider', { name: 'Latency of every response' })
  await slider.press('ArrowRight')
  await expect(panel.getByText('50 ms', { exact: true })).toBeVisible()
  await expect(slider).toBeFocused()
  await panel.getByText('Add a fault').click()
  const form = panel.getByRole('form', { name: 'Add a fault' })
  await form.getByLabel('Upstream').selectOption('backend')
  await form.getByLabel('Operation').fill('produkt')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(form.getByRole('alert')).toContainText('backend has no operation "produkt". Did you mean product?')
  await form.getByLabel('Operation').fill('product')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByRole('list', { name: 'Faults' })).toContainText('backend product: status 503')

  await page.goto(`${dev.origin}/products/heroes-navy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Heroes' })).toHaveCount(0)
  const requests: { ms: number; operation: string }[] = await spoke(dev, 'journal --kind request --world failing')
  expect(requests.findLast(({ operation }) => operation === 'product')?.ms).toBeGreaterThanOrEqual(50)

  await panel.getByRole('tab', { name: 'World' }).click()
  await panel.getByRole('button', { name: 'Remove backend product: status 503' }).click()
  await expect(panel.getByText('None: every call succeeds.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Heroes' })).toBeVisible()
})

test('a call is read in the panel, made again, and made to fail [SIM-11]', async ({ page, dev }) => {
  await page.goto((await spoke(dev, 'world reset --world calls')).enterUrl)
  await page.goto(`${dev.origin}/products/heroes-navy`)
  await page.keyboard.press('Alt+s')
  const panel = page.frameLocator('iframe[title="Developer panel"]')
  await panel.getByRole('tab', { name: 'Journal' }).click()
  const row = panel.getByRole('list', { name: 'Journal, newest first' }).getByRole('listitem')
  const call = row.filter({ hasText: 'backend product' }).last()
  await call.getByText('backend product').click()
  await expect(call.getByText('GET /backend/products/gb/heroes-navy.json')).toBeVisible()
  await expect(call.getByText(/"handle":\s*"heroes-navy"/).first()).toBeVisible()
  await call.getByRole('button', { name: 'Replay' }).click()
  await expect(panel.getByRole('status')).toContainText(/Replayed: 200, entry \d+/)

  await call.getByRole('button', { name: 'Make it fail' }).click()
  const form = panel.getByRole('form', { name: 'Add a fault' })
  await expect(form.getByLabel('Operation')).toHaveValue('product')
  await expect(form).toBeInViewport({ ratio: 1 })
  await expect(panel.getByText('The form has the call: choose how it fails, then Add fault.')).toBeVisible()
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByRole('list', { name: 'Faults' })).toContainText('backend product: status 503, once')
})

test('the panel’s button says what differs from a fresh world, and lies on no bar [SIM-04]', async ({ page, dev }) => {
  await page.goto((await spoke(dev, 'world reset --world differs')).enterUrl)
  const pill = page.getByRole('button', { name: 'Developer panel' })
  await expect(pill).toHaveText('SPOKE Alt S')
  const consent = page.getByRole('button', { name: 'Only necessary' })
  await expect(consent).toBeVisible()
  const isAbove = async () => {
    const [own, bar] = [await pill.boundingBox(), await consent.boundingBox()]
    return own !== null && bar !== null && own.y + own.height <= bar.y
  }
  await expect.poll(isAbove).toBe(true)

  await spoke(dev, 'fault add reviews bottomline --status 503 --world differs')
  await spoke(dev, 'clock advance 14d --world differs')
  await page.goto((await spoke(dev, 'seed cart --world differs')).enterUrl)
  await expect(pill).toHaveText('SPOKE 1 fault · 14 d ahead of real time · carts 1')
})

test('Alt S opens the panel, also before its code is there [SIM-04]', async ({ page, dev }) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/overlay.ts', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto(`${dev.origin}/pages/about-us`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+s')
  pressed.resolve()
  const panel = page.getByTitle('Developer panel')
  await expect(panel).toBeInViewport()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Alt+s')
  await expect(panel).not.toBeInViewport()
})

test('the panel pushes the page aside, as wide as it was left [SIM-04]', async ({ page, dev }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto((await spoke(dev, 'world reset --world docked')).enterUrl)
  const getLeft = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().left)
  expect(await getLeft()).toBe(0)
  await page.keyboard.press('Alt+s')
  await expect.poll(getLeft).toBe(420)
  await page.getByRole('separator', { name: 'Width of the developer panel' }).press('ArrowRight')
  await expect.poll(getLeft).toBe(444)
  await page.reload()
  await expect.poll(getLeft).toBe(444)
  const panel = page.frameLocator('iframe[title="Developer panel"]')
  await panel.getByRole('button', { name: 'Float over the page' }).click()
  await expect.poll(getLeft).toBe(0)
  await expect(panel.getByRole('status').filter({ hasText: 'The panel lies over the page.' })).toBeVisible()
  await panel.getByRole('button', { name: 'Dock beside the page' }).click()
  await expect.poll(getLeft).toBe(444)
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(getLeft).toBe(0)
  await panel.getByRole('button', { name: 'Float over the page' }).click()
  await panel.getByRole('button', { name: 'Dock beside the page' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'once the window is wider' })).toBeVisible()
})

test('scenarios are starred, saved together and said to be loaded [SIM-04]', async ({ page, dev }) => {
  await page.goto(`${dev.backend}/?world=stars`)
  const list = page.locator('#scenarios')
  await page.getByRole('button', { name: 'Star cart-with-lines' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'cart-with-lines is starred.' })).toBeVisible()
  await expect(list.locator('section').first()).toContainText('Starredcart-with-lines')
  for (const name of ['cart-with-lines', 'flags-down'])
    await page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check()
  await page.getByLabel('Name of this selection').fill('Slow day')
  await page.getByLabel('Name of this selection').press('Enter')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Slow day', exact: true }).click()
  await expect(page.getByText('cart-with-lines then flags-down')).toBeVisible()
  // however far down a scenario is
  await list.getByRole('checkbox').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Load and enter' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Load and enter' }).click()
  await expect(list.locator('section').first()).toContainText('Loaded')
  await expect(list.getByText('loaded', { exact: true }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Diff' }).click()
  await expect(page.getByRole('list', { name: 'Differences' })).toContainText('carts: gb, 1 line of 1')
  // narrow at any time
  await page.setViewportSize({ width: 600, height: 800 })
  await page.getByRole('tab', { name: 'Scenarios' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search scenarios' })).toBeVisible()
})

test('a bundle that is imported in the panel is entered [SIM-04]', async ({ page, dev, errors }, info) => {
  await spoke(dev, 'scenario use customer-with-orders --region us --world bug')
  const file = info.outputPath('bug.json')
  await spoke(dev, `world export ${file} --world bug`)
  await page.goto((await spoke(dev, 'world reset --world mine')).enterUrl)
  await page.keyboard.press('Alt+s')
  const panel = page.frameLocator('iframe[title="Developer panel"]')
  await panel.getByRole('tab', { name: 'World' }).click()
  const chooser = panel.getByLabel('Import a bundle')
  await chooser.setInputFiles({ name: 'no.json', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(panel.getByText('no.json is not JSON.')).toBeVisible()
  await chooser.setInputFiles(file)
  await expect(page).toHaveURL(`${dev.origin}/us/account?page=overview`)
  await expect(page.getByRole('region', { name: 'Latest order' })).toContainText('SP1003')
  expect(errors).toEqual([])
})

test('an agent loads a scenario and sees its page [CLI-06]', async ({ dev }) => {
  const client = new Client({ name: 'test', version: '1' })
  const args = ['cli/main.ts', 'mcp', '--backend', dev.backend]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: ROOT }))
  const call = async (name: string, args: object) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: { world: 'agent', ...args } }))
  try {
    await call('load_scenarios', { scenarios: [{ name: 'cart-completed' }] })
    const { content } = await call('screenshot', { width: 360 })
    expect(content).toEqual([
      { type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^iVBORw0KGgo/) },
      { type: 'text', text: expect.stringContaining('This cart was previously completed') },
    ])
  } finally {
    await client.close()
  }
})

test('a gallery shows scenarios at three widths, and what differs from before [CLI-06]', async ({ dev }) => {
  const name = `test-${crypto.randomUUID().slice(0, 8)}`
  const folder = `${ROOT}/.spoke/gallery/${name}`
  try {
    const { views } = await spoke(dev, `gallery cart-completed --save ${name}`)
    expect(views.map((view: { name: string; status: number }) => `${view.name} ${view.status}`)).toEqual([
      'cart-completed--cart-1280 200',
      'cart-completed--cart-360 200',
      'cart-completed--cart-768 200',
    ])
    expect(await readFile(`${folder}/cart-completed--cart-360.txt`, 'utf8')).toContain(
      'This cart was previously completed',
    )
    // the picture of another scenario stands for an earlier state of the shop
    await spoke(dev, `gallery cart-adjusted --save ${name}`)
    for (const ending of ['png', 'txt'])
      await copyFile(`${folder}/cart-adjusted--cart-360.${ending}`, `${folder}/cart-completed--cart-360.${ending}`)
    const { views: again } = await spoke(dev, `gallery cart-completed --save ${name}`)
    const differing = again.filter((view: { difference?: object }) => view.difference)
    expect(differing).toMatchObject([{ name: 'cart-completed--cart-360' }])
    expect(differing[0].difference.lines).toContain('+ This cart was previously completed')
    expect(differing[0].difference.pixels).toBeGreaterThan(0.01)
    expect(await readFile(`${folder}/index.html`, 'utf8')).toContain('cart-completed--cart-360.differs.png')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a journey runs against the running shop, in a world of its own [CLI-05]', async ({ dev }) => {
  const words = ['cli/main.ts', 'test', 'robots', 'sandbox', '--backend', dev.backend]
  // not as a part of this run
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:E2E|TEST|PW|PLAYWRIGHT)_/.test(name)),
  )
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
  expect(stdout).toMatch(/robots\.txt keeps the sandbox out of search engines[\s\S]*1 passed/)
})

/** The JSON that a command prints for the backend of `spoke dev`. */
async function spoke({ backend }: { backend: string }, args: string) {
  const words = ['cli/main.ts', ...args.split(' '), '--backend', backend, '--json']
  return JSON.parse((await promisify(execFile)(process.execPath, words, { cwd: ROOT })).stdout)
}

/** Loads a scenario in the panel and enters the shop as its visitor. */
async function enter(page: Page, scenario: string) {
  const panel = page.frameLocator('iframe[title="Developer panel"]')
  const search = panel.getByRole('searchbox', { name: 'Search scenarios' })
  await search.fill(scenario)
  await expect(panel.getByRole('checkbox')).toHaveCount(1)
  await search.press('Enter')
}
