import { runChecks } from '../run-checks.ts'
import { checks } from './checks.ts'
import { runOnSite } from './run-on-site.ts'

/**
 * Checks four instances of the production build behind the real Varnish and nginx, with the shipped configuration [OPS-09].
 * Prints one line for each check, with what it measured.
 */
await runOnSite(async (site) => {
  const measured = await runChecks(checks, site)
  const times = measured.flatMap((text) => /^(\d+) ms/.exec(text)?.[1] ?? [])
  // the summary of `npm test` shows this line
  console.log(`instances: changes show after ${times.join(', ')} ms`)
})
