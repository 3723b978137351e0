import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNewerSource } from '#cli/machine/stale-build.ts'
import { createScratchFolder, findFreePort, ROOT, type Running, startShop } from '#scripts/processes.ts'
import { removeOldRuns } from './run-folder.ts'

type Shop = Running & { backend: string }

/** The build for Cloudflare Workers under workerd, instead of the one for Node. */
const isEdge = process.env.E2E_BUILD === 'workers'
/** Visitors reach the shop over https, as in production: the names of its cookies depend on that. */
const isTls = process.env.E2E_TLS === '1'

/**
 * Starts the production build on the simulated backend for all journeys; returns the function that stops both. Pictures
 * are drafts: drawing and shading those of a fresh clone took a tenth of `npm test`. Pages wait longer for their calls and
 * optional parts, because a busy machine is no failure.
 */
export default async function startSharedShop(): Promise<(() => Promise<void>) | undefined> {
  removeOldRuns(join(ROOT, 'test-results'))
  // one that runs already, as test:quick has it
  if (process.env.SHOP_ORIGIN) return undefined
  const entry = join(ROOT, isEdge ? '.output/workers/server/index.mjs' : '.output/server/server.js')
  const command = isEdge ? 'BUILD_TARGET=workers npm run build' : 'npm run build'
  if (!existsSync(entry)) throw createBuildError(`There is no production build. Run \`${command}\` first.`)
  const newer = findNewerSource(entry)
  if (newer) throw createBuildError(`The production build is older than ${newer}. Run \`${command}\` first.`)
  const settings = {
    OPTIONAL_PARTS_MS: '5000',
    ONE_CALL_MS: '10000',
    ALL_CALLS_MS: '30000',
    FORWARD_STOREFRONT_API: 'true',
  }
  if (!isTls) return publish(await start(settings))
  const port = await findFreePort()
  // few journeys, all of a cold shop, none of a slow upstream
  const shop = await start({ ...settings, ONE_CALL_MS: '20000', SITE_ORIGIN: `https://localhost:${port}` })
  return publish(await putBehindTls(shop, port))
}

/** Playwright prints a stack with ten lines of this file, which would hide the sentence. */
const createBuildError = (message: string) => Object.assign(new Error(message), { stack: message })

// what other builds need is imported where it is: it takes a quarter of a second of every run
async function start(environment: Readonly<Record<string, string>>): Promise<Shop> {
  if (!isEdge) return startShop({ draftPictures: true, environment })
  const { startShopUnderWorkerd } = await import('./start-edge-shop.ts')
  return startShopUnderWorkerd(environment)
}

/** Serves a shop over https, with a certificate of its own that only these journeys accept. */
async function putBehindTls(shop: Shop, port: number): Promise<Shop> {
  const [{ getLocalCertificate }, { serveOverTls }] = await Promise.all([
    import('#mocks/https/certificate.ts'),
    import('#scripts/tls-front.ts'),
  ])
  const folder = createScratchFolder()
  const certificate = await getLocalCertificate(folder.path, [])
  const front = await serveOverTls({ http: Number(new URL(shop.origin).port), https: port }, certificate.file)
  return {
    ...shop,
    origin: `https://localhost:${port}`,
    async stop() {
      front.close()
      folder.remove()
      await shop.stop()
    },
  }
}

/** Tells the journeys where the shop and its backend are. */
function publish({ origin, backend, stop }: Shop): () => Promise<void> {
  process.env.SHOP_ORIGIN = origin
  process.env.BACKEND_ORIGIN = backend
  return stop
}
