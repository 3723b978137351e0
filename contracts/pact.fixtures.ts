import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Pact } from '@pact-foundation/pact'

const PACTS = fileURLToPath(new URL('pacts', import.meta.url))

/**
 * A pact of the storefront with one upstream, begun afresh: pact-js adds to what it finds in the file.
 * Used by client.pact.test.ts only. Provider states are scenarios of the simulated backend, by name.
 */
export function pactWith(provider: string): Pact {
  // 'true' and not '1': the native library reads nothing else
  process.env.PACT_DO_NOT_TRACK = 'true'
  rmSync(`${PACTS}/storefront-${provider}.json`, { force: true })
  return new Pact({ consumer: 'storefront', provider, dir: PACTS, logLevel: 'warn' })
}
