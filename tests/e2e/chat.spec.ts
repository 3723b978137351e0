import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { createControlClient } from '#mocks/control/client.ts'
import { findFreePort, type Running, startBackend, startShopIn } from '#scripts/processes.ts'
import { awaitHydration } from '#tests/support/shop.ts'

/** A minimal chat widget: a script that reads its token and shows a button. */
const WIDGET = `
const button = document.createElement('button')
button.textContent = 'Chat as ' + document.currentScript.dataset.messengerToken
document.body.append(button)`

// one worker, so that there is one shop
test.describe.configure({ mode: 'default' })

// The chat needs a shop outside the sandbox environment, so this spec starts its own.
let chatServer: Server
let backend: Awaited<ReturnType<typeof startBackend>>
let shop: Running

test.beforeAll(async () => {
  chatServer = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript').end(WIDGET)
  }).listen(0)
  const chatOrigin = `http://localhost:${(chatServer.address() as AddressInfo).port}`
  const port = await findFreePort()
  backend = await startBackend(`http://localhost:${port}`)
  const production = {
    ENVIRONMENT: 'production',
    CHAT_SCRIPT_URL: `${chatOrigin}/widget.js`,
    CHAT_MESSENGER_TOKEN: 'desk-7',
  }
  shop = await startShopIn({ ...backend.environment, ...production }, port)
})
test.afterAll(async () => {
  await Promise.all([shop?.stop(), backend?.stop()])
  chatServer.close()
})

test.beforeEach(({ page }) => awaitHydration(page, shop.origin))

const getChat = (page: Page) => page.getByRole('button', { name: 'Chat as desk-7' })
const getBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('the chat loads after consent and stays on the next page [NAV-15] [NAV-14]', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto(shop.origin)
  await expect(getBanner(page)).toBeVisible()
  await getBanner(page).getByRole('button', { name: 'Choose' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Support chat' }).check()
  expect(urls.filter((url) => /widget\.js|support-chat/.test(url))).toEqual([])
  await settings.getByRole('button', { name: 'Save choice' }).click()
  await expect(getChat(page)).toBeVisible()
  await page.goto(`${shop.origin}/collections/denim`)
  await expect(getChat(page)).toBeVisible()
})

test('withdrawing consent removes the chat [NAV-15] [NAV-14]', async ({ page }) => {
  await page.goto(shop.origin)
  await getBanner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(getChat(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Support chat' }).uncheck()
  await settings.getByRole('button', { name: 'Save choice' }).click()
  await expect(getChat(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})

for (const isOn of [true, false])
  test(`with its flag ${isOn ? 'on' : 'off'} the chat ${isOn ? 'loads' : 'stays away'} [ANA-03] [NAV-15]`, async ({
    page,
  }) => {
    // outside the sandbox no visitor chooses a world, so this is everybody's
    const control = createControlClient({ origin: backend.origin })
    const { world } = await control.load('default', [{ name: 'flag-switched', params: { flag: 'support-chat', isOn } }])
    const calls: string[] = []
    const flags = page.waitForResponse(
      async (response) =>
        response.request().method() === 'POST' && (await response.text().catch(() => '')).includes('support-chat'),
    )
    await page.goto(shop.origin)
    await getBanner(page).getByRole('button', { name: 'Accept all' }).click()
    await flags
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    expect(await control.journal(world, { upstream: 'flags' })).toHaveLength(1)
    if (isOn) await expect(getChat(page)).toBeVisible()
    else {
      // the chat's settings would be asked for with the next frame
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(calls.filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
      await expect(getChat(page)).toHaveCount(0)
    }
    await control.reset(world)
  })

test('necessary cookies alone load no chat [NAV-15]', async ({ page }) => {
  await page.goto(shop.origin)
  await getBanner(page).getByRole('button', { name: 'Only necessary' }).click()
  const latePart = page.waitForResponse(/idle-parts-.*\.js/)
  await page.goto(`${shop.origin}/collections/denim`)
  await latePart
  await expect(getChat(page)).toBeHidden()
})

test('in the sandbox there is no chat, with consent and configuration [NAV-15]', async ({ page }) => {
  const port = await findFreePort()
  const chat = {
    CHAT_SCRIPT_URL: `http://localhost:${(chatServer.address() as AddressInfo).port}/widget.js`,
    CHAT_MESSENGER_TOKEN: 'desk-7',
  }
  const sandbox = await startShopIn({ ...backend.environment, ...chat, ENVIRONMENT: 'sandbox' }, port)
  try {
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await page.goto(sandbox.origin)
    await getBanner(page).getByRole('button', { name: 'Accept all' }).click()
    const latePart = page.waitForResponse(/idle-parts-.*\.js/)
    await page.goto(`${sandbox.origin}/collections/denim`)
    await latePart
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
    await expect(getChat(page)).toHaveCount(0)
    expect(urls.filter((url) => url.includes('widget.js'))).toEqual([])
  } finally {
    await sandbox.stop()
  }
})
