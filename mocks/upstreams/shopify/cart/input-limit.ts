import { GraphQLError } from 'graphql'

/** Shopify takes at most this many entries in one input list. */
const MAX_INPUT = 250

/** @throws Shopify's own top-level error for a list that is too long. */
export function limitInput(...lists: readonly (readonly unknown[] | null | undefined)[]): void {
  for (const list of lists) {
    if (!list || list.length <= MAX_INPUT) continue
    throw new GraphQLError(
      `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT}.`,
      { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
    )
  }
}
