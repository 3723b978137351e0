import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import { checks } from './checks.ts'
import { findMissingServers } from './servers.ts'
import { startSite } from './site.ts'

/**
 * Checks four instances of the production build behind the real Varnish and nginx, with the shipped configuration [OPS-09].
 * Needs a build in .output. Prints one line for each check, with what it measured.
 */
const missing = findMissingServers()
if (missing.length > 0) console.log(`skipped: ${missing.join(', ')} not installed`)
else if (existsSync(join(ROOT, '.output/server/server.js'))) await runChecks()
else {
  console.error('There is no production build to run. Run `npm run build` first.')
  process.exitCode = 1
}

async function runChecks(): Promise<void> {
  const site = await startSite()
  const times: number[] = []
  try {
    for (const { title, run } of checks) {
      try {
        const measured = await run(site)
        times.push(
          ...(/^(\d+) ms/
            .exec(measured ?? '')
            ?.slice(1)
            .map(Number) ?? []),
        )
        console.log(`ok      ${title}${measured ? `: ${measured}` : ''}`)
      } catch (error) {
        console.log(`FAILED  ${title}\n${error instanceof Error ? error.message : error}`)
        process.exitCode = 1
      }
    }
    // the summary of `npm test` shows this line
    console.log(`instances: changes show after ${times.join(', ')} ms`)
  } finally {
    await site.stop()
  }
}
