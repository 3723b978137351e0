import { startBackend } from '../backend-process.ts'
import { upstreamUrls } from '../environment.ts'
import { Mistake } from '../mistake.ts'

/** Where a provider answers, and where its states are set up; undefined where they are not ours to change. */
export type Whereabouts = { providerBaseUrl: string; providerStatesSetupUrl?: string }

/** Starts a simulated backend, does something with its upstreams by name, and stops it. */
export async function withSimulatedProviders<Result>(
  work: (whereIs: (provider: string) => Required<Whereabouts>) => Promise<Result>,
): Promise<Result> {
  const backend = await startBackend({ port: 0, storefront: 'http://localhost:3000', stateDir: false })
  const urls: Record<string, string> = upstreamUrls(backend.origin)
  try {
    return await work((provider) => {
      // Three stores, one contract: it is held against the British one.
      const providerBaseUrl = urls[provider === 'shopify' ? 'shopify-gb' : provider]
      if (!providerBaseUrl) throw new Mistake(`The simulated backend has no upstream called ${provider}.`)
      return { providerBaseUrl, providerStatesSetupUrl: `${backend.origin}/__control/provider-state` }
    })
  } finally {
    await backend.stop()
  }
}
