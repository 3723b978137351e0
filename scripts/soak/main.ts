import { runOnSite } from '../instances/run-on-site.ts'
import { parseOptions } from './options.ts'
import { soak } from './soak.ts'

/**
 * Lets shoppers use four instances behind Varnish for a while, with disruptions of every kind. Prints what was counted; fails
 * if a promise to a shopper was broken.
 */
const options = parseOptions(process.argv.slice(2))
await runOnSite(
  async (site) => {
    const { lines, isGood } = await soak(site, options)
    console.log(lines.join('\n'))
    if (!isGood) process.exitCode = 1
  },
  // as in production: a page waits a second for its optional parts
  { OPTIONAL_PARTS_MS: '1000' },
)
