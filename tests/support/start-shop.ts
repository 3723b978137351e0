import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNewerSource } from '#cli/machine/stale-build.ts'
import { ROOT, startShop } from '#scripts/processes.ts'
import { startShopUnderWorkerd } from './start-edge-shop.ts'

/** The build for Cloudflare Workers under workerd, instead of the one for Node. */
const isEdge = process.env.E2E_BUILD === 'workers'

/**
 * Starts the production build on the simulated backend for all journeys; returns the function that stops both. Pictures
 * are drafts: drawing and shading those of a fresh clone took a tenth of `npm test`. Pages wait longer for their optional
 * parts, because a busy machine is no failure.
 */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  const entry = join(ROOT, isEdge ? '.output/workers/server/index.mjs' : '.output/server/server.js')
  const command = isEdge ? 'BUILD_TARGET=workers npm run build' : 'npm run build'
  if (!existsSync(entry)) throw new Error(`There is no production build. Run \`${command}\` first.`)
  const newer = findNewerSource(entry)
  if (newer) throw new Error(`The production build is older than ${newer}. Run \`${command}\` first.`)
  const environment = { OPTIONAL_PARTS_MS: '3000', FORWARD_STOREFRONT_API: 'true' }
  const shop = isEdge ? await startShopUnderWorkerd(environment) : await startShop({ draftPictures: true, environment })
  process.env.SHOP_ORIGIN = shop.origin
  process.env.BACKEND_ORIGIN = shop.backend
  return shop.stop
}
