import { z } from 'zod'

/** What a carrier of returns cannot do at the moment. Without a record, a carrier works. */
export const carrierTrouble = z.object({
  /** The carrier's id, or '*' for all carriers. */
  id: z.string(),
  /** makes-no-labels: a return is created, its label or QR code comes later. takes-no-parcels: no return by this carrier. */
  trouble: z.enum(['makes-no-labels', 'takes-no-parcels']),
})

export type CarrierTrouble = z.output<typeof carrierTrouble>
