import { LaunchError, type Launched, type LaunchOptions, launch } from '#mocks/control/launch.ts'
import { Mistake } from './mistake.ts'
import { portTaken } from './ports.ts'
import { ROOT } from './run-script.ts'

/** Where the default world is kept, whatever folder `spoke` is called from. */
export const STATE = `${ROOT}.spoke/state`

/**
 * Starts a simulated backend; why it does not start is a mistake that names the option to change.
 * @param portOption The option that set the port.
 */
export async function startBackend(
  { onOutput, ...options }: LaunchOptions,
  portOption = '--backend-port',
): Promise<Launched> {
  // What it prints before it is ready is why it is not: kept for the mistake.
  const said: string[] = []
  let ready = false
  try {
    const launched = await launch({ ...options, onOutput: (line) => (ready ? onOutput?.(line) : said.push(line)) })
    ready = true
    for (const line of said) onOutput?.(line)
    return launched
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    if (error.code === 'port-taken') throw portTaken(options.port, portOption)
    const why = said.filter((line) => line !== error.message)
    throw new Mistake([error.message, ...why].join('\n'), { cause: error })
  }
}

/** Resolves when the signal aborts. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
