import { toCommand } from '#mocks/control/describe/command.ts'
import { getEnterUrl, getShopUrl } from '../backend/links.ts'
import { formatTable, type Terminal, toShortList } from './terminal.ts'

type RunningShop = {
  shop: string
  backend: string
  scenarios: readonly string[]
  /** The scenarios of a world that an earlier run left behind; null where the world is new. */
  restored?: readonly string[] | null
  /** How the world differs from a fresh one. */
  differences?: readonly string[]
  world: string
  region?: string | undefined
  /** The keys that are read, in a line. */
  keys?: string | false
  /** Milliseconds since the command was started. */
  ms: number
}

/** The URLs of everything that runs, printed when the shop is ready. */
export function formatSummary(
  { shop, backend, scenarios, restored = null, differences = [], world, region, keys, ms }: RunningShop,
  { style }: Pick<Terminal, 'style'>,
): string {
  const rows = [
    ['Shop', style('cyan', getShopUrl(shop, region))],
    ['Enter', style('cyan', getEnterUrl(backend, { world, region }))],
    ['Panel', style('cyan', `${backend}/${world === 'default' ? '' : `?world=${world}`}`)],
    ...(scenarios.length ? [['World', scenarios.join(', ')]] : []),
    ...toShortList(differences).map((difference, i) => [i === 0 ? 'Differs' : '', difference]),
    ...(restored
      ? [
          ['World', `as it was left${restored.length ? `: ${restored.join(', ')}` : ''}`],
          ['Reset', toCommand('world reset', { backend, world })],
        ]
      : []),
    ['Journal', toCommand('journal --follow', { backend, world })],
  ]
  const head = `${style('bold', 'SPOKE')}  ${style('dim', `ready in ${(ms / 1000).toFixed(1)} s`)}`
  return `\n${head}\n\n${formatTable(rows)}\n\n${style('dim', `${keys ? `${keys} ` : ''}Ctrl-C stops all.`)}`
}
