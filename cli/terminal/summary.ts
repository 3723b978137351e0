import { getEnterUrl, getShopUrl } from '../backend/links.ts'
import { formatTable, type Terminal } from './terminal.ts'

type RunningShop = {
  shop: string
  backend: string
  scenarios: readonly string[]
  /** The scenarios of a world that an earlier run left behind; null where the world is new. */
  restored?: readonly string[] | null
  world: string
  region?: string | undefined
  /** Milliseconds since the command was started. */
  ms: number
}

/** The URLs of everything that runs, printed when the shop is ready. */
export function formatSummary(
  { shop, backend, scenarios, restored = null, world, region, ms }: RunningShop,
  { style }: Pick<Terminal, 'style'>,
): string {
  const rows = [
    ['Shop', style('cyan', getShopUrl(shop, region))],
    ...(scenarios.length ? [['Enter as this visitor', style('cyan', getEnterUrl(backend, { world, region }))]] : []),
    ['Panel', style('cyan', `${backend}/`)],
    ...(restored ? [['World', formatRestored(restored, backend, world)]] : []),
    ['Journal', `npx spoke journal --follow${formatTarget(backend, world)}`],
  ]
  const head = `${style('bold', 'SPOKE')}  ${style('dim', `ready in ${(ms / 1000).toFixed(1)} s`)}`
  return `\n${head}\n\n${formatTable(rows)}\n\n${style('dim', 'Ctrl-C stops all.')}`
}

const formatRestored = (scenarios: readonly string[], backend: string, world: string) =>
  `as it was left${scenarios.length ? `: ${scenarios.join(', ')}` : ''}; npx spoke world reset${formatTarget(backend, world)} starts afresh`

/** The options of a command for a backend and a world that are not the default ones. */
function formatTarget(backend: string, world: string) {
  const backendOption = backend === 'http://localhost:4010' ? '' : ` --backend ${backend}`
  return `${backendOption}${world === 'default' ? '' : ` --world ${world}`}`
}
