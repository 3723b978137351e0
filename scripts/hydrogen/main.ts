import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { getStorefrontEnvironment } from '#cli/backend/storefront-environment.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { launch } from '#mocks/control/launch.ts'
import { getChromiumLaunch } from '#tests/support/chromium.ts'
import { installSkeleton, SKELETONS, type Skeleton, startSkeleton } from './skeleton.ts'
import { serveOverTls } from './tls-front.ts'
import { visitPages } from './visit.ts'

/**
 * Installs Hydrogen's skeletons from npm, runs them with their source unchanged on a simulated store and goes through
 * their pages: `node scripts/hydrogen/main.ts [--folder DIR] [2025.1.0] [2026.4.6]`. An installed folder is used again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: join(tmpdir(), 'hydrogen-skeletons') } },
})

/** The ports of the first skeleton: of its server, and of the same over https. */
const PORTS = { http: 5_420, https: 5_430 }

const selected = SKELETONS.filter(({ version }) => positionals.length === 0 || positionals.includes(version))
if (selected.length === 0) {
  process.stderr.write(`No such skeleton. There are ${SKELETONS.map(({ version }) => version).join(' and ')}.\n`)
  process.exitCode = 2
}
for (const [index, skeleton] of selected.entries()) {
  await checkSkeleton(skeleton, { http: PORTS.http + index, https: PORTS.https + index })
}

async function checkSkeleton(skeleton: Skeleton, ports: typeof PORTS): Promise<void> {
  const { hostname } = skeleton
  const shop = `https://${hostname}:${ports.https}`
  const folder = join(values.folder, skeleton.version)
  if (!existsSync(join(folder, 'node_modules'))) {
    process.stderr.write(`Installing the skeleton ${skeleton.version} in ${folder} ...\n`)
    await installSkeleton(skeleton, folder)
  }
  await using stack = new AsyncDisposableStack()
  const backend = await launch({
    port: 0,
    storefront: ['http://localhost:3000', `us=${shop}`],
    stores: ['us=0'],
    hosts: ['127.0.0.1', 'shopify.com'],
    https: { folder: join(values.folder, 'certificate') },
    stateDir: false,
    draftPictures: true,
    onOutput: (line) => process.stderr.write(`${line}\n`),
  })
  stack.defer(() => backend.stop())
  const { stores, certificate } = backend
  if (!stores.us || !certificate)
    throw new Error('The simulated backend opened no port for store us, or none for https')
  const [origin, store] = [backend.origin, stores.us].map((url) => url.replace('https:', 'http:'))
  const control = createControlClient({ origin: origin ?? '' })
  await control.load('default', [
    { name: 'known-customer', params: { region: 'us' } },
    { name: 'gift-card-in-hand', params: { region: 'us' } },
  ])

  const running = await startSkeleton({
    folder,
    port: ports.http,
    // its content security policy allows images of http://localhost
    variables: getStorefrontEnvironment('us', store ?? ''),
    proxy: origin ?? '',
    certificate: certificate.file,
  })
  stack.defer(() => running.stop())
  const front = await serveOverTls(ports, certificate.file)
  stack.defer(() => front.close())

  const chromiumLaunch = await getChromiumLaunch()
  const mapped = `MAP ${hostname} 127.0.0.1, MAP shopify.com 127.0.0.1:${new URL(backend.origin).port}`
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--host-resolver-rules=${mapped}`],
  })
  stack.defer(() => browser.close())

  const pictures = join(values.folder, 'pictures', skeleton.version)
  await mkdir(pictures, { recursive: true })
  const visited = await visitPages(browser, shop, pictures)
  const failed = visited.filter(({ problem }) => problem !== undefined)
  for (const { page, problem } of visited)
    process.stdout.write(problem ? `  failed  ${page}: ${problem}\n` : `  works   ${page}\n`)
  process.stdout.write(
    `Hydrogen ${skeleton.version}: ${visited.length - failed.length} of ${visited.length} pages work (pictures: ${pictures})\n`,
  )
  if (failed.length > 0) process.exitCode = 1
}
