import { UPSTREAMS } from '#contracts/operations.ts'
import { getUpstreamUrl } from '../backend/environment.ts'
import { startBackend } from '../backend/start-backend.ts'
import { UsageError } from '../usage-error.ts'

/** The URLs of a provider and of its state setup; the latter is absent when we cannot change its states. */
export type ProviderAddress = { providerBaseUrl: string; providerStatesSetupUrl?: string }

/** Runs `work` while a simulated backend is up, with a function that returns the address of each of its upstreams. */
export async function withSimulatedProviders<Result>(
  work: (getAddress: (provider: string) => Required<ProviderAddress>) => Promise<Result>,
): Promise<Result> {
  const backend = await startBackend({ port: 0, storefront: 'http://localhost:3000', stateDir: false })
  try {
    return await work((provider) => {
      // The stores share one contract, which is verified with the British one.
      if (!UPSTREAMS.includes(provider))
        throw new UsageError(`The simulated backend has no upstream called ${provider}.`)
      const providerBaseUrl = getUpstreamUrl(backend.origin, provider, 'gb')
      return { providerBaseUrl, providerStatesSetupUrl: `${backend.origin}/__control/provider-state` }
    })
  } finally {
    await backend.stop()
  }
}
