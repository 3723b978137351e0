import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createShapeReader } from '../contracts/contract-shapes.ts'
import { UsageError } from '../usage-error.ts'
import { isGiven } from './assumed-parts.ts'
import type { Json } from './mutate/json.ts'
import { getDocument, type Interaction } from './pact-file.ts'
import type { Pact } from './pacts.ts'
import { removeUnnamedFields } from './unnamed-fields.ts'

type Narrowing = {
  /** Leaves out what the specification does not give: REST interactions with it, and such fields of GraphQL ones. */
  givenOnly: boolean
  /** A state besides those of each interaction. */
  state?: string
}
type PactJson = { interactions: InteractionJson[] }
type InteractionJson = { providerStates?: object[]; response: { body?: { content: Json } } }

/**
 * Runs `work` with copies of pacts that have some of their interactions, or one more state for each. A pact without
 * interactions is left out. Throws a UsageError when none is left.
 */
export async function withNarrowedPacts<Result>(
  pacts: readonly Pact[],
  { givenOnly, state }: Narrowing,
  work: (pacts: readonly Pact[]) => Promise<Result>,
): Promise<Result> {
  if (!givenOnly && state === undefined) return work(pacts)
  const readShape = createShapeReader()
  const folder = await mkdtemp(join(tmpdir(), 'spoke-pacts-'))
  try {
    const narrowed = (await Promise.all(pacts.map(narrowPact))).filter(({ content }) => content.interactions.length > 0)
    if (narrowed.length === 0) {
      throw new UsageError('The specification gives none of these interactions whole.', { exitCode: 2 })
    }
    return await work(narrowed)
  } finally {
    await rm(folder, { recursive: true })
  }

  async function narrowPact({ file, content, ...pact }: Pact): Promise<Pact> {
    const isKept = (interaction: Interaction) => !givenOnly || isGiven(pact.provider, interaction)
    const json: PactJson = JSON.parse(await readFile(file, 'utf8'))
    const interactions = json.interactions.flatMap((interaction, index) => {
      const parsed = content.interactions[index]
      if (!parsed || !isKept(parsed)) return []
      const providerStates = [...(interaction.providerStates ?? []), ...(state === undefined ? [] : [{ name: state }])]
      return [{ ...interaction, providerStates, response: narrowResponse(pact.provider, parsed, interaction.response) }]
    })
    const copy = join(folder, basename(file))
    await writeFile(copy, JSON.stringify({ ...json, interactions }))
    return { ...pact, file: copy, content: { ...content, interactions: content.interactions.filter(isKept) } }
  }

  function narrowResponse(upstream: string, interaction: Interaction, response: InteractionJson['response']) {
    const document = getDocument(interaction)
    if (!givenOnly || !response.body || document === undefined) return response
    // the shape of a GraphQL response follows from its document alone
    const shape = readShape({ upstream, operation: '', status: interaction.response.status, document })
    if (!shape) return response
    return {
      ...response,
      body: { ...response.body, content: removeUnnamedFields(upstream, shape, response.body.content) },
    }
  }
}
