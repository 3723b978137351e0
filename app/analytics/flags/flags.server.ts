import type { report } from '#app/errors/report.ts'
import type { FlagsClient } from '#contracts/flags/client.ts'
import { FLAG_DEFAULTS, type Flags, knownFlags } from './flags.ts'

/** ANA-03: the flags of one visitor, whom a random number names; their defaults where the service does not answer. */
export async function readFlags(
  deps: { flags: FlagsClient; report: typeof report },
  anonymousId: string,
): Promise<Flags> {
  try {
    return knownFlags(await deps.flags.decide(anonymousId))
  } catch (cause) {
    deps.report('flags.fetch-failed', cause)
    return FLAG_DEFAULTS
  }
}
