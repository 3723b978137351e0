import { setTimeout as wait } from 'node:timers/promises'
import { type ApiKeys, createApiKeys, parseKeys, watchApiKeys } from '#mocks/recommender/service/api-keys.ts'
import { serveFit } from '#mocks/recommender/service/serve.ts'
import { createPortTakenError, isPortTaken } from '../machine/ports.ts'
import { isTerminated, type Terminal, waitForAbort } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { toDatabaseUsageError } from './database-usage-error.ts'

/** The options of `spoke fit serve`. */
export type FitServiceOptions = {
  port: number
  host: string
  database: string
  poolSize: number
  keysFile?: string
  /** Seconds. */
  shutdownDelay: number
}

/** Runs the fit service until SIGTERM, then drains open requests. */
export async function runFitService(options: FitServiceOptions, terminal: Terminal): Promise<void> {
  const keys = openKeys(options.keysFile, terminal)
  try {
    const service = await serveFit({ ...options, keys }).catch((error: unknown) => {
      throw isPortTaken(error) ? createPortTakenError(options.port, '--port') : toDatabaseUsageError(error)
    })
    terminal.out(
      `Fit service: ${service.origin}/2024-05  (health: ${service.origin}/healthz, ${service.origin}/readyz)`,
    )
    await waitForAbort(terminal.signal)
    // Ctrl-C at a terminal does not wait, because no load balancer is in front.
    await service.close(isTerminated(terminal.signal) ? wait(options.shutdownDelay * 1000) : undefined)
  } finally {
    keys.close()
  }
}

function openKeys(file: string | undefined, terminal: Terminal): ApiKeys {
  if (!file) {
    const keys = parseKeys(process.env.FIT_KEYS ?? '')
    if (keys.length > 0) return createApiKeys(keys)
    throw new UsageError('FIT_KEYS is not set.', {
      next: 'Set it to the API keys that are accepted, separated by commas, or name a file with --keys-file.',
      exitCode: 2,
    })
  }
  try {
    return watchApiKeys(file, terminal.err)
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), {
      next: 'Write the API keys that are accepted into it, one per line.',
      exitCode: 2,
      cause,
    })
  }
}
