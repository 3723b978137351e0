import type { report } from '#app/errors/report.ts'
import type { FlagsClient } from '#contracts/flags/client.ts'
import { FLAG_DEFAULTS, type Flags, parseFlags } from './flags.ts'

/** Reads the flags of a visitor by anonymous id (ANA-03). A failure is reported and gives the defaults. */
export async function readFlags(
  deps: { flags: FlagsClient; report: typeof report },
  anonymousId: string,
): Promise<Flags> {
  try {
    return parseFlags(await deps.flags.decide(anonymousId))
  } catch (cause) {
    deps.report('flags.fetch-failed', cause)
    return FLAG_DEFAULTS
  }
}
