import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNewerSource } from '#cli/machine/stale-build.ts'
import { ROOT, startShop } from '#scripts/processes.ts'

/**
 * Starts the production build on the simulated backend for all journeys; returns the function that stops both. Pictures
 * are drafts: drawing and shading those of a fresh clone took a tenth of `npm test`. Pages wait longer for their optional
 * parts, because a busy machine is no failure.
 */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  const entry = join(ROOT, '.output/server/server.js')
  if (!existsSync(entry)) throw new Error('There is no production build. Run `npm run build` first.')
  const newer = findNewerSource(entry)
  if (newer) throw new Error(`The production build is older than ${newer}. Run \`npm run build\` first.`)
  const shop = await startShop({
    draftPictures: true,
    environment: { OPTIONAL_PARTS_MS: '3000', FORWARD_STOREFRONT_API: 'true' },
  })
  process.env.SHOP_ORIGIN = shop.origin
  process.env.BACKEND_ORIGIN = shop.backend
  return shop.stop
}
