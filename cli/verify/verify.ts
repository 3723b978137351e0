import { Mistake } from '../mistake.ts'
import { rowsOf, type Selector, type Task, type Verified } from './outcome.ts'
import { type Pact, pactsIn } from './pacts.ts'
import { type Whereabouts, withSimulatedProviders } from './providers.ts'
import { runVerifier } from './run-verifier.ts'
import { relayStates } from './states.ts'

export type VerifyOptions = {
  /** Only this provider's pact. */
  provider?: string
  /** A provider that runs elsewhere. */
  real?: Whereabouts & { headersFromEnvironment?: Readonly<Record<string, string>> }
  /** Where the pact files are. */
  folder: string
  /** A broker whose pacts count instead of those in the folder. */
  broker?: { url: string; selectors: Selector[]; publish?: { providerVersion: string; providerVersionBranch?: string } }
  /** Only interactions whose description this is part of. */
  only?: string
}

/** Holds every pact against its provider: the simulated backend, freshly started, unless told otherwise. */
export async function verify({ provider, real, folder, broker, only }: VerifyOptions): Promise<Verified[]> {
  const pacts = withWords(await pactsIn(folder, provider), only)
  if (real && pacts.length > 1) {
    throw new Mistake('--provider-base-url is the address of one provider.', {
      next: 'Say which with --provider.',
      exitCode: 2,
    })
  }
  if (real) return verifyAll(pacts, () => real)
  return withSimulatedProviders((whereIs) => verifyAll(pacts, whereIs))

  /** One after the other: their states are set up in the one default world. */
  async function verifyAll(pacts: readonly Pact[], whereIs: (provider: string) => Whereabouts) {
    const rows: Verified[] = []
    for (const { provider, file } of pacts) rows.push(...(await verifyOne(provider, file, whereIs(provider))))
    return rows
  }

  async function verifyOne(provider: string, file: string, { providerStatesSetupUrl, ...where }: Whereabouts) {
    const states = providerStatesSetupUrl ? await relayStates(providerStatesSetupUrl) : undefined
    try {
      const task: Task = {
        provider,
        ...where,
        ...(states && { providerStatesSetupUrl: states.url }),
        ...sourceOf(file),
      }
      const rows = rowsOf(provider, await runVerifier(task, only ? { PACT_DESCRIPTION: asExpression(only) } : {}))
      return states ? rows.map((row) => withReasons(row, states.refusals)) : rows
    } finally {
      await states?.close()
    }
  }

  function sourceOf(file: string) {
    if (!broker) return { pactUrls: [file] }
    const { url, selectors, publish } = broker
    return { pactBrokerUrl: url, consumerVersionSelectors: selectors, ...(publish && { publish }) }
  }
}

/** The verifier says only that a state failed; whoever was asked for it has said why. */
function withReasons(row: Verified, refusals: ReadonlyMap<string, string>): Verified {
  const isAboutStates = row.problems.some((problem) => problem.includes('state change'))
  const reasons = row.states.flatMap((state) => refusals.get(state) ?? [])
  return isAboutStates && reasons.length > 0 ? { ...row, problems: reasons } : row
}

/** The pacts that have an interaction with these words in its description. */
function withWords(pacts: readonly Pact[], words = ''): readonly Pact[] {
  const found = pacts.filter(({ content }) =>
    content.interactions.some(({ description }) => description.includes(words)),
  )
  if (found.length > 0) return found
  throw new Mistake(`No interaction has "${words}" in its description.`, { exitCode: 2 })
}

/** The verifier takes the words for an expression. */
const asExpression = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
