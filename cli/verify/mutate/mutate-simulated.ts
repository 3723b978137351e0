import { createShapeReader } from '../../contracts/contract-shapes.ts'
import { getDocument } from '../pact-file.ts'
import { readPacts } from '../pacts.ts'
import { withSimulatedProviders } from '../simulated-providers.ts'
import { mutate } from './mutate.ts'

/** Mutates the simulated backend's responses to the pacts of a folder. */
export async function mutateSimulated(folder: string, provider?: string): ReturnType<typeof mutate> {
  const pacts = await readPacts(folder, provider)
  const readShape = createShapeReader()
  return withSimulatedProviders((getAddress) =>
    mutate(
      pacts.map(({ content }) => content),
      (name) => {
        const { providerBaseUrl, providerStatesSetupUrl } = getAddress(name)
        return { baseUrl: providerBaseUrl, statesUrl: providerStatesSetupUrl }
      },
      (upstream, operation, interaction) =>
        readShape({ upstream, operation, status: interaction.response.status, document: getDocument(interaction) }),
    ),
  )
}
