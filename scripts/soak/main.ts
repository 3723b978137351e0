import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingServers } from '../instances/servers.ts'
import { startSite } from '../instances/site.ts'
import { ROOT } from '../processes.ts'
import { parseOptions } from './options.ts'
import { soak } from './soak.ts'

/**
 * Lets shoppers use four instances behind Varnish for a while, with trouble of every kind. Needs a build in .output. Prints what
 * was counted; fails if a promise to a shopper was broken.
 */
const options = parseOptions(process.argv.slice(2))
const missing = findMissingServers()
if (missing.length > 0) console.log(`skipped: ${missing.join(', ')} not installed`)
else if (existsSync(join(ROOT, '.output/server/server.js'))) await run()
else {
  console.error('There is no production build to run. Run `npm run build` first.')
  process.exitCode = 1
}

async function run(): Promise<void> {
  const site = await startSite()
  try {
    const { lines, isGood } = await soak(site, options)
    console.log(lines.join('\n'))
    if (!isGood) process.exitCode = 1
  } finally {
    await site.stop()
  }
}
