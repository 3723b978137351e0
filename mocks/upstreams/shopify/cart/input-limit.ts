import { GraphQLError } from 'graphql'

/** Shopify's limit for the items of one input list. */
const MAX_INPUT_SIZE = 250

/** @throws Shopify's top-level error if any list is too long. */
export function checkInputSize(...lists: readonly (readonly unknown[] | null | undefined)[]): void {
  for (const list of lists) {
    if (!list || list.length <= MAX_INPUT_SIZE) continue
    throw new GraphQLError(
      `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT_SIZE}.`,
      { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
    )
  }
}
