import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { freePort, type Running, startBackend, startShopIn } from '#scripts/processes.ts'

/** A support desk's widget, as far as the shop has to do with it: a script that knows its token and shows a button. */
const WIDGET = `
const button = document.createElement('button')
button.textContent = 'Chat as ' + document.currentScript.dataset.messengerToken
document.body.append(button)`

// one worker, so one shop
test.describe.configure({ mode: 'default' })

// A shop that is not the sandbox, with a support desk: the shop of the other journeys has none.
let desk: Server
let backend: Running
let shop: Running

test.beforeAll(async () => {
  desk = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript').end(WIDGET)
  }).listen(0)
  const chat = `http://localhost:${(desk.address() as AddressInfo).port}`
  const port = await freePort()
  const started = await startBackend(`http://localhost:${port}`)
  backend = started
  const production = { ENVIRONMENT: 'production', CHAT_SCRIPT_URL: `${chat}/widget.js`, CHAT_MESSENGER_TOKEN: 'desk-7' }
  shop = await startShopIn({ ...started.environment, ...production }, port)
})
test.afterAll(async () => {
  await Promise.all([shop?.stop(), backend?.stop()])
  desk.close()
})

const chat = (page: Page) => page.getByRole('button', { name: 'Chat as desk-7' })
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('the chat comes when it is agreed to, not before, and stays for the next page [NAV-15] [NAV-14]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(shop.origin)
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Choose' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Support chat' }).check()
  expect(asked.filter((url) => /widget\.js|support-chat/.test(url))).toEqual([])
  await settings.getByRole('button', { name: 'Save choice' }).click()
  await expect(chat(page)).toBeVisible()
  await page.goto(`${shop.origin}/collections/denim`)
  await expect(chat(page)).toBeVisible()
})

test('with the consent goes the chat [NAV-15] [NAV-14]', async ({ page }) => {
  await page.goto(shop.origin)
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(chat(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Support chat' }).uncheck()
  await settings.getByRole('button', { name: 'Save choice' }).click()
  await expect(chat(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})

test('whoever only has what is necessary has no chat [NAV-15]', async ({ page }) => {
  await page.goto(shop.origin)
  await banner(page).getByRole('button', { name: 'Only necessary' }).click()
  const late = page.waitForResponse(/late-parts-.*\.js/)
  await page.goto(`${shop.origin}/collections/denim`)
  await late
  await expect(chat(page)).toBeHidden()
})
