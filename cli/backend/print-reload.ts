import { formatReload } from '#mocks/control/describe/reload.ts'
import type { LaunchOptions } from '#mocks/control/launch.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Prints the result of reloading the simulated backend's code: dim when it runs, red when it could not be loaded. */
export const createReloadPrinter =
  ({ err, style }: Pick<Terminal, 'err' | 'style'>): NonNullable<LaunchOptions['onReload']> =>
  (message) =>
    err(style(message.type === 'reloaded' ? 'dim' : 'red', formatReload(message)))
