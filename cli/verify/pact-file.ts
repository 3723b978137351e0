import { z } from 'zod'

// The part of a pact file (format version 4) that is used here.
const body = z.looseObject({ content: z.unknown(), contentType: z.string().optional() })
const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({})
const rules = z.record(z.string(), z.unknown())

const interaction = z.looseObject({
  description: z.string(),
  providerStates: z
    .array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()).optional() }))
    .default([]),
  request: z.looseObject({
    method: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.array(z.string())).default({}),
    headers,
    body: body.optional(),
  }),
  response: z.looseObject({
    status: z.int(),
    headers,
    body: body.optional(),
    matchingRules: z.looseObject({ body: rules.optional() }).optional(),
  }),
})

/** The schema of a pact file. */
export const pactFile = z.looseObject({
  consumer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string() }),
  interactions: z.array(interaction),
})

export type PactFile = z.output<typeof pactFile>
export type Interaction = z.output<typeof interaction>

/** The GraphQL document in a request, if any. */
export function getDocument({ request }: Interaction): string | undefined {
  const content = request.body?.content
  if (typeof content !== 'object' || content === null || !('query' in content)) return undefined
  return typeof content.query === 'string' ? content.query : undefined
}
