import { startSite } from '../instances/site.ts'
import { runStorm, STORM_PAGES } from '../instances/storm.ts'
import { type Benchmark, formatMs, getPercentile, type Measurement } from './measurement.ts'

/** A minute of webhooks between two quiet phases. */
const PHASE_SECONDS = 20
const LIMIT_MS = 2_000

/** What ten webhooks a second do to pages while upstreams take 300 ms: four instances behind Varnish on this machine. */
export const storm: Benchmark = {
  name: 'storm',
  title:
    'Pages while ten webhooks come a second for a minute, with upstreams that take 300 ms (four instances and Varnish)',
  async run() {
    const site = await startSite(4)
    try {
      const { phases, shownMs, renderings, seconds } = await runStorm(site, { phaseSeconds: PHASE_SECONDS })
      const rows: Measurement[] = phases.flatMap(({ phase, ms, failures }) =>
        Object.keys(STORM_PAGES).map((page) => {
          // the keys of a record that was made of these names
          const times = ms[page as keyof typeof STORM_PAGES]
          return {
            what: `${phase}, ${page}`,
            value: `half within ${formatMs(getPercentile(times, 0.5))}, 99 % within ${formatMs(getPercentile(times, 0.99))}, slowest ${formatMs(Math.max(...times))}, of ${times.length}`,
            limit: `all within ${LIMIT_MS} ms`,
            isMet: Math.max(...times) <= LIMIT_MS && !failures.some((failure) => failure.startsWith(page)),
          }
        }),
      )
      return [
        ...rows,
        {
          what: 'the last change is shown everywhere',
          value: formatMs(shownMs),
          limit: `${LIMIT_MS} ms`,
          isMet: shownMs <= LIMIT_MS,
        },
        {
          what: `renderings of the product page in ${seconds} s, by instance`,
          value: renderings.join(', '),
          limit: 'one a second',
          isMet: Math.max(...renderings) <= seconds + 2,
        },
      ]
    } finally {
      await site.stop()
    }
  },
}
