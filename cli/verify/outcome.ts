import { z } from 'zod'

/** What to verify, in the words of pact-js. Secrets are not among them: the verifier reads those from its environment. */
export type Task = {
  provider: string
  providerBaseUrl: string
  /** Where each interaction's states are set up; none for a provider whose state is not ours to change. */
  providerStatesSetupUrl?: string
  /** Headers for every request to the provider, like the key that it lets us in with: the variable that each stands in. */
  headersFromEnvironment?: Readonly<Record<string, string>>
} & (
  | { pactUrls: string[] }
  | {
      pactBrokerUrl: string
      consumerVersionSelectors: Selector[]
      /** Tells the broker what came of it, under this version of the provider. */
      publish?: { providerVersion: string; providerVersionBranch?: string }
    }
)

/** Which versions of a pact a broker shall give; see the broker's own words for it. */
export type Selector =
  | { branch: string }
  | { tag: string; latest: true }
  | { mainBranch: true }
  | { deployedOrReleased: true }

/** One interaction as the native verifier reports it. */
const interaction = z.object({
  consumer: z.string().default('?'),
  description: z.string(),
  providerStates: z.array(z.string()).default([]),
  result: z.enum(['OK', 'Error']),
  /** New to the provider, which may take its time: its failure is told, and fails nothing. */
  pending: z.boolean().default(false),
  mismatch: z
    .union([
      z.object({
        type: z.literal('mismatches'),
        mismatches: z.array(z.looseObject({ mismatch: z.string().optional() })),
      }),
      z.object({ type: z.literal('error'), message: z.string() }),
    ])
    .optional(),
})

/** The part that we use of what the native verifier reports. */
const verification = z.object({
  interactionResults: z.array(interaction),
  errors: z.array(z.object({ mismatch: z.looseObject({ message: z.string().optional() }) })).default([]),
})

export type Outcome =
  | { ran: true; interactionResults: z.output<typeof interaction>[] }
  | { ran: false; message: string }

/** The verifier's report. One without interactions, as when a broker has no pact, is no verification that could pass. */
export function outcomeOf(report: string): Outcome {
  const { interactionResults, errors } = verification.parse(JSON.parse(report))
  if (interactionResults.length > 0) return { ran: true, interactionResults }
  const messages = errors.flatMap(({ mismatch }) => mismatch.message ?? [])
  return { ran: false, message: messages.join('\n') || 'There was nothing to verify.' }
}

export type Verified = {
  consumer: string
  provider: string
  interaction: string
  states: string[]
  ok: boolean
  pending: boolean
  problems: string[]
}

/** One row an interaction, with its problems in words. A verification that did not run is one failed row. */
export function rowsOf(provider: string, outcome: Outcome): Verified[] {
  if (!outcome.ran) {
    const problems = [outcome.message]
    return [{ consumer: '?', provider, interaction: '(all)', states: [], ok: false, pending: false, problems }]
  }
  return outcome.interactionResults.map(({ consumer, description, providerStates, result, pending, mismatch }) => ({
    consumer,
    provider,
    interaction: description,
    states: providerStates,
    ok: result === 'OK',
    pending,
    problems: mismatch ? problemsOf(mismatch) : [],
  }))
}

function problemsOf(mismatch: NonNullable<z.output<typeof interaction>['mismatch']>): string[] {
  if (mismatch.type === 'error') return [mismatch.message]
  return mismatch.mismatches.map(({ mismatch: text, path, ...rest }) =>
    text === undefined ? JSON.stringify(rest) : [path, text].filter(Boolean).join(': '),
  )
}
