import { enterUrl, shopUrl } from './links.ts'
import { type Terminal, table } from './terminal.ts'

export type Running = {
  shop: string
  backend: string
  scenarios: readonly string[]
  world: string
  region?: string | undefined
  /** Since the command was given. */
  ms: number
}

/** Where everything is, once all of it answers. */
export function summary(
  { shop, backend, scenarios, world, region, ms }: Running,
  { style }: Pick<Terminal, 'style'>,
): string {
  const rows = [
    ['Shop', style('cyan', shopUrl(shop, region))],
    ...(scenarios.length
      ? [['Enter as this visitor', style('cyan', enterUrl(backend, scenarios, { world, region }))]]
      : []),
    ['Panel', style('cyan', `${backend}/`)],
    ['Journal', `npx spoke journal --follow${journalOptions(backend, world)}`],
  ]
  const head = `${style('bold', 'SPOKE')}  ${style('dim', `ready in ${(ms / 1000).toFixed(1)} s`)}`
  return `\n${head}\n\n${table(rows)}\n\n${style('dim', 'Ctrl-C stops all.')}`
}

function journalOptions(backend: string, world: string) {
  const port = backend === 'http://localhost:4010' ? '' : ` --backend ${backend}`
  return `${port}${world === 'default' ? '' : ` --world ${world}`}`
}
