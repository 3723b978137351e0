import { checks } from './checks.ts'
import { runOnSite } from './run-on-site.ts'

/**
 * Checks four instances of the production build behind the real Varnish and nginx, with the shipped configuration [OPS-09].
 * Prints one line for each check, with what it measured.
 */
await runOnSite(async (site) => {
  const times: number[] = []
  for (const { title, run } of checks) {
    try {
      const measured = await run(site)
      const [, ms] = /^(\d+) ms/.exec(measured ?? '') ?? []
      if (ms !== undefined) times.push(Number(ms))
      console.log(`ok      ${title}${measured ? `: ${measured}` : ''}`)
    } catch (error) {
      console.log(`FAILED  ${title}\n${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
  // the summary of `npm test` shows this line
  console.log(`instances: changes show after ${times.join(', ')} ms`)
})
