import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { launch } from '#mocks/control/launch.ts'
import { serveOverTls } from '../tls-front.ts'
import type { Mode } from './modes.ts'
import { startStorefront } from './serve.ts'
import type { Skeleton } from './skeletons.ts'
import { type Visited, visitPages } from './visit.ts'

/** The ports of the skeleton's server, and of the same over https. */
const PORTS = { http: 5_420, https: 5_430 }

type Check = {
  skeleton: Skeleton
  mode: Mode
  /** The folder of the project. */
  folder: string
  /** The folder in which a picture of each page is saved. */
  pictures: string
  /** The folder of the certificate. */
  certificates: string
}

/** Runs a project of a skeleton on a simulated store and goes through its pages. */
export async function checkSkeleton({ skeleton, mode, folder, pictures, certificates }: Check): Promise<Visited[]> {
  const { hostname } = skeleton
  const shop = mode.hasAccounts ? `https://${hostname}:${PORTS.https}` : `http://localhost:${PORTS.http}`
  await using stack = new AsyncDisposableStack()
  const backend = await launch({
    port: 0,
    storefront: ['http://localhost:3000', `us=${shop}`],
    stores: mode.stores,
    hosts: ['127.0.0.1', 'shopify.com'],
    https: { folder: certificates },
    stateDir: false,
    draftPictures: true,
    onOutput: (line) => process.stderr.write(`${line}\n`),
  })
  stack.defer(() => backend.stop())
  const { certificate } = backend
  if (!certificate) throw new Error('The simulated backend has no certificate')
  const origin = backend.origin.replace('https:', 'http:')
  await createControlClient({ origin }).load('default', [
    { name: 'known-customer', params: { region: 'us' } },
    { name: 'gift-card-in-hand', params: { region: 'us' } },
  ])

  const running = await startStorefront({
    folder,
    command: [...mode.command, '--port', String(PORTS.http)],
    variables: mode.getVariables((backend.stores.us ?? origin).replace('https:', 'http:')),
    environment: mode.hasAccounts ? skeleton.getEnvironment(origin, certificate.file) : {},
  })
  stack.defer(() => running.stop())
  const front = await serveOverTls(PORTS, certificate.file)
  stack.defer(() => front.close())

  const chromiumLaunch = await getChromiumLaunch()
  const mapped = `MAP ${hostname} 127.0.0.1, MAP shopify.com 127.0.0.1:${new URL(origin).port}`
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--host-resolver-rules=${mapped}`],
  })
  stack.defer(() => browser.close())
  await mkdir(pictures, { recursive: true })
  return await visitPages(browser, { shop, hasAccounts: mode.hasAccounts, pictures })
}
