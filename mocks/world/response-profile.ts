import { z } from 'zod'

/**
 * What a world's upstreams respond with.
 * - full: everything that their contracts describe
 * - bare: what the specification gives, in the fewest words that it allows
 * - bare-plain: the same, with prices, ids and provinces as plain values
 */
export const responseProfile = z.enum(['full', 'bare', 'bare-plain'])
export type ResponseProfile = z.output<typeof responseProfile>
