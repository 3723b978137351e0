import { z } from 'zod'

/** What to verify, in the terms of pact-js. Without secrets: the verifier reads those from its environment. */
export type VerifierTask = {
  provider: string
  providerBaseUrl: string
  /** Where each interaction's states are set up; absent for a provider whose state we cannot change. */
  providerStatesSetupUrl?: string
  /** Headers for every request to the provider, like an API key, with the environment variable that holds each. */
  headersFromEnvironment?: Readonly<Record<string, string>>
} & (
  | { pactUrls: string[] }
  | {
      pactBrokerUrl: string
      consumerVersionSelectors: Selector[]
      /** Publishes the result to the broker for this version of the provider. */
      publish?: { providerVersion: string; providerVersionBranch?: string }
    }
)

/** Which versions of a pact the broker returns, in its own terms (consumer version selectors). */
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
  /** New to the provider: a failure is reported but does not fail the verification. */
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

/** The part of the native verifier's report that is used here. */
const report = z.object({
  interactionResults: z.array(interaction),
  errors: z.array(z.object({ mismatch: z.looseObject({ message: z.string().optional() }) })).default([]),
})

/** The outcome of a verification, or why it did not run. */
export type VerifierOutcome =
  | { ran: true; interactionResults: z.output<typeof interaction>[] }
  | { ran: false; message: string }

/** The outcome in the verifier's JSON report. A report without interactions counts as not run, so it cannot pass. */
export function parseVerifierReport(text: string): VerifierOutcome {
  const { interactionResults, errors } = report.parse(JSON.parse(text))
  if (interactionResults.length > 0) return { ran: true, interactionResults }
  const messages = errors.flatMap(({ mismatch }) => mismatch.message ?? [])
  return { ran: false, message: messages.join('\n') || 'There are no interactions to verify.' }
}

/** The result of one interaction, as `--json` prints it. */
export type InteractionResult = {
  consumer: string
  provider: string
  interaction: string
  states: string[]
  ok: boolean
  pending: boolean
  problems: string[]
}

/** One result for each interaction. A verification that did not run is one failed result. */
export function toInteractionResults(provider: string, outcome: VerifierOutcome): InteractionResult[] {
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
    problems: mismatch ? toProblems(mismatch) : [],
  }))
}

function toProblems(mismatch: NonNullable<z.output<typeof interaction>['mismatch']>): string[] {
  if (mismatch.type === 'error') return [mismatch.message]
  return mismatch.mismatches.map(({ mismatch: text, path, ...details }) =>
    text === undefined ? JSON.stringify(details) : [path, text].filter(Boolean).join(': '),
  )
}
