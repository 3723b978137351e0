import { UsageError } from '../usage-error.ts'
import { checkAnswers } from './check-answers.ts'
import { withNarrowedPacts } from './narrow-pacts.ts'
import { type Pact, readPacts } from './pacts.ts'
import { runVerifier } from './run-verifier.ts'
import { type ProviderAddress, withSimulatedProviders } from './simulated-providers.ts'
import { startStateRelay } from './state-relay.ts'
import { type InteractionResult, type Selector, toInteractionResults, type VerifierTask } from './verifier-report.ts'

type VerifyOptions = {
  /** Only the pact with this provider. */
  provider?: string
  /** A provider other than the simulated backend. */
  realProvider?: ProviderAddress & { headersFromEnvironment?: Readonly<Record<string, string>> }
  /** The folder of the pact files. */
  folder: string
  /** A broker whose pacts are verified instead of those in the folder. */
  broker?: { url: string; selectors: Selector[]; publish?: { providerVersion: string; providerVersionBranch?: string } }
  /** Only interactions whose description contains this. */
  only?: string
  /** Only interactions that the specification gives whole: for a provider that has nothing that the contracts assume. */
  givenOnly?: boolean
  /** A state besides those of each interaction. */
  state?: string
}

/** Verifies every pact against its provider: a new simulated backend, or the real one. */
export async function verify({
  provider,
  realProvider,
  folder,
  broker,
  only,
  givenOnly = false,
  state,
}: VerifyOptions): Promise<InteractionResult[]> {
  const allPacts = await readPacts(folder, provider)
  return withNarrowedPacts(allPacts, { givenOnly, ...(state !== undefined && { state }) }, (pacts) =>
    verifyPacts(filterByDescription(pacts, only)),
  )

  async function verifyPacts(pacts: readonly Pact[]): Promise<InteractionResult[]> {
    if (realProvider && pacts.length > 1) {
      throw new UsageError('--provider-base-url is the URL of one provider, and there are several pacts.', {
        next: 'Name the provider with --provider.',
        exitCode: 2,
      })
    }
    if (realProvider) {
      await checkAnswers(realProvider.providerBaseUrl, '--provider-base-url')
      if (realProvider.providerStatesSetupUrl) await checkAnswers(realProvider.providerStatesSetupUrl, '--states-url')
      return verifyAll(pacts, () => realProvider)
    }
    return withSimulatedProviders((getAddress) => verifyAll(pacts, getAddress))
  }

  /** One after the other, because all states are set up in the default world. */
  async function verifyAll(pacts: readonly Pact[], getAddress: (provider: string) => ProviderAddress) {
    const results: InteractionResult[] = []
    for (const { provider, file } of pacts) results.push(...(await verifyOne(provider, file, getAddress(provider))))
    return results
  }

  async function verifyOne(provider: string, file: string, { providerStatesSetupUrl, ...address }: ProviderAddress) {
    const relay = providerStatesSetupUrl ? await startStateRelay(providerStatesSetupUrl) : undefined
    try {
      const task: VerifierTask = {
        provider,
        ...address,
        ...(relay && { providerStatesSetupUrl: relay.url }),
        ...getPactSource(file),
      }
      const environment = only ? { PACT_DESCRIPTION: escapeRegExp(only) } : undefined
      const results = toInteractionResults(provider, await runVerifier(task, environment))
      return relay ? results.map((result) => addStateFailures(result, relay.failures)) : results
    } finally {
      await relay?.close()
    }
  }

  function getPactSource(file: string) {
    if (!broker) return { pactUrls: [file] }
    const { url, selectors, publish } = broker
    return { pactBrokerUrl: url, consumerVersionSelectors: selectors, ...(publish && { publish }) }
  }
}

/** Replaces the verifier's "state change failed" with the reasons that the state setup gave. */
function addStateFailures(result: InteractionResult, failures: ReadonlyMap<string, string>): InteractionResult {
  const hasFailedState = result.problems.some((problem) => problem.includes('state change'))
  const reasons = result.states.flatMap((state) => failures.get(state) ?? [])
  return hasFailedState && reasons.length > 0 ? { ...result, problems: reasons } : result
}

/** The pacts that have an interaction with these words in its description. */
function filterByDescription(pacts: readonly Pact[], words = ''): readonly Pact[] {
  const matches = pacts.filter(({ content }) =>
    content.interactions.some(({ description }) => description.includes(words)),
  )
  if (matches.length > 0) return matches
  throw new UsageError(`No interaction has "${words}" in its description.`, { exitCode: 2 })
}

/** The verifier reads PACT_DESCRIPTION as a regular expression. */
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
