import { z } from 'zod'

/** What a carrier of returns cannot do just now. Without a record, all of them can do everything. */
export const carrierTrouble = z.object({
  /** The carrier's, or '*' for all of them. */
  id: z.string(),
  /** makes-no-labels: a return stands, its label or QR code comes later. takes-no-parcels: there is no return by them. */
  trouble: z.enum(['makes-no-labels', 'takes-no-parcels']),
})

export type CarrierTrouble = z.output<typeof carrierTrouble>
