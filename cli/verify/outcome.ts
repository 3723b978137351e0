import { z } from 'zod'

/** What to verify, in the words of pact-js. */
export type Task = {
  provider: string
  providerBaseUrl: string
  pactUrls: string[]
  /** Where each interaction's states are set up; none for a provider whose state is not ours to change. */
  providerStatesSetupUrl?: string
}

/** One interaction as the native verifier reports it. */
const interaction = z.object({
  description: z.string(),
  providerStates: z.array(z.string()).default([]),
  result: z.enum(['OK', 'Error']),
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
export const verification = z.object({ interactionResults: z.array(interaction) })

export type Outcome = ({ ran: true } & z.output<typeof verification>) | { ran: false; message: string }

export type Verified = { provider: string; interaction: string; states: string[]; ok: boolean; problems: string[] }

/** One row an interaction, with its problems in words. A verification that did not run is one failed row. */
export function rowsOf(provider: string, outcome: Outcome): Verified[] {
  if (!outcome.ran) return [{ provider, interaction: '(all)', states: [], ok: false, problems: [outcome.message] }]
  return outcome.interactionResults.map(({ description, providerStates, result, mismatch }) => ({
    provider,
    interaction: description,
    states: providerStates,
    ok: result === 'OK',
    problems: mismatch ? problemsOf(mismatch) : [],
  }))
}

function problemsOf(mismatch: NonNullable<z.output<typeof interaction>['mismatch']>): string[] {
  if (mismatch.type === 'error') return [mismatch.message]
  return mismatch.mismatches.map(({ mismatch: text, path, ...rest }) =>
    text === undefined ? JSON.stringify(rest) : [path, text].filter(Boolean).join(': '),
  )
}
