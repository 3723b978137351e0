import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import type { ControlClient } from '../control/client.ts'
import { toVisitorName } from '../control/visitor-cookies.ts'
import { ENTERED } from './enter-world.ts'

/** The lifetime of a cookie that ends with its browser: it has to outlive the import. */
const SESSION_SECONDS = 86_400

/**
 * Attaches the world of a failed test as a file, beside the screenshot, with the command that opens it. Its visitor is the
 * browser as the test left it.
 * @param address The last page's URL.
 */
export async function attachWorld(
  { control, id }: { control: ControlClient; id: string },
  { context, shop, address }: { context: BrowserContext; shop: string; address: string },
  info: TestInfo,
): Promise<void> {
  const path = info.outputPath('world.json')
  try {
    await control.setVisitor(id, await readVisitor(context, shop, address))
    await writeFile(path, JSON.stringify(await control.exportWorld(id), null, 2))
  } catch (error) {
    return void info.attachments.push({ name: 'world', contentType: 'text/plain', body: Buffer.from(String(error)) })
  }
  const text = `To stand where the test failed, start the shop on a simulated backend unless it runs, then run
  npx spoke world import ${relative(process.cwd(), path)} --world failed
and open the link that it prints.`
  info.attachments.push(
    { name: 'world.json', path, contentType: 'application/json' },
    { name: 'open the world', contentType: 'text/plain', body: Buffer.from(text) },
  )
}

/** The browser as a visitor of the shop. What the session stores is lost with its last page. */
async function readVisitor(context: BrowserContext, shop: string, address: string) {
  const { cookies, origins } = await context.storageState()
  const stored = origins.find(({ origin }) => origin === shop)?.localStorage ?? []
  const path = address.startsWith(`${shop}/`) ? address.slice(shop.length) : '/'
  const region = REGION_CODES.find((code) => path === `/${code}` || path.startsWith(`/${code}/`))
  return {
    cookies: cookies
      .filter(({ name }) => name !== WORLD_COOKIE)
      .map(({ name, value, httpOnly, expires }) => ({
        name: toVisitorName(name),
        value,
        httpOnly,
        maxAgeSeconds: expires < 0 ? SESSION_SECONDS : Math.max(0, Math.round(expires - Date.now() / 1000)),
      })),
    localStorage: Object.fromEntries(stored.flatMap(({ name, value }) => (name === ENTERED ? [] : [[name, value]]))),
    sessionStorage: {},
    start: (region ? path.slice(region.length + 1) : path) || '/',
    ...(region && { region }),
  }
}
