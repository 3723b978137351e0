import { LaunchError, type Launched, type LaunchOptions, launch } from '#mocks/control/launch.ts'
import { createPortTakenError } from '../machine/ports.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Starts a simulated backend. Throws a UsageError with the reason when it does not start.
 * @param portOption The option that sets the port, for the message when it is in use.
 * @param next The next step where it does not start for another reason.
 */
export async function startBackend(
  { onOutput, ...options }: LaunchOptions,
  { portOption = '--backend-port', next }: { portOption?: string; next?: string } = {},
): Promise<Launched> {
  // Output before it is ready explains why it is not, so it goes into the message of a failure.
  const earlyOutput: string[] = []
  let isReady = false
  try {
    const launched = await launch({
      ...options,
      onOutput: (line) => (isReady ? onOutput?.(line) : earlyOutput.push(line)),
    })
    isReady = true
    for (const line of earlyOutput) onOutput?.(line)
    return launched
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    if (error.code === 'port-taken') {
      if (error.port === undefined || error.port === options.port) throw createPortTakenError(options.port, portOption)
      throw new UsageError(`Port ${error.port} is in use.`, {
        next: 'Give the store another one with --store, or 0 for any free port.',
      })
    }
    const ownNext = error.next ?? next
    throw new UsageError([error.message, ...earlyOutput].join('\n'), {
      cause: error,
      ...(ownNext !== undefined && { next: ownNext }),
    })
  }
}
