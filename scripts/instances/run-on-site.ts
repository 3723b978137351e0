import { hasProductionBuild } from '../run-checks.ts'
import { findMissingServers } from './servers.ts'
import { type Site, startSite } from './site.ts'

/**
 * Starts a site of four instances, works on it and stops it. Says so where a server is not installed; sets the exit code where
 * there is no build in .output. `variables` are those of the instances, in place of those for checks.
 */
export async function runOnSite(
  work: (site: Site) => Promise<void>,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const missing = findMissingServers()
  // `npm test` shows this line
  if (missing.length > 0) return console.log(`skipped: ${missing.join(', ')} not installed`)
  if (!hasProductionBuild()) return
  const site = await startSite(4, variables)
  try {
    await work(site)
  } finally {
    await site.stop()
  }
}
