import { formatReload } from '#mocks/control/describe/reload.ts'
import type { LaunchOptions } from '#mocks/control/launch.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Prints what became of changed code of the simulated backend: dim when it runs, red when it could not be loaded. */
export const createReloadPrinter =
  ({ err, style }: Pick<Terminal, 'err' | 'style'>): NonNullable<LaunchOptions['onReload']> =>
  (message) =>
    err(style(message.type === 'reloaded' ? 'dim' : 'red', formatReload(message)))
