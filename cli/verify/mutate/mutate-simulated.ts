import { contractShapes } from '../../contracts/contract-shapes.ts'
import { documentOf } from '../pact-file.ts'
import { pactsIn } from '../pacts.ts'
import { withSimulatedProviders } from '../providers.ts'
import { mutate } from './mutate.ts'

/** Mutates what the simulated backend answers to the pacts of a folder. */
export async function mutateSimulated(folder: string, provider?: string): ReturnType<typeof mutate> {
  const pacts = await pactsIn(folder, provider)
  const shapeOf = contractShapes()
  return withSimulatedProviders((whereIs) =>
    mutate(
      pacts.map(({ content }) => content),
      (name) => {
        const { providerBaseUrl, providerStatesSetupUrl } = whereIs(name)
        return { baseUrl: providerBaseUrl, statesUrl: providerStatesSetupUrl }
      },
      (upstream, operation, interaction) =>
        shapeOf({ upstream, operation, status: interaction.response.status, document: documentOf(interaction) }),
    ),
  )
}
