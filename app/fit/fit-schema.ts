import { z } from 'zod'
import { emailProblem, MAX_EMAIL } from '#app/forms/email.ts'
import { canonicalValue, type ListedOption } from './option-lists.ts'
import { isComplete, type SavedFit } from './saved-fit.ts'

const oneOf = (option: ListedOption) =>
  z
    .string()
    .refine((value) => canonicalValue(option, value) === value, `no ${option}`)
    .optional()

/** A fit that may be saved: every value of its list (FIT-14), and nothing that a save needs missing (FIT-08). Server only. */
export const fitToSave = z
  .strictObject({
    top: z.strictObject({ size: oneOf('size'), chest: oneOf('chest'), cut: oneOf('cut'), length: oneOf('length') }),
    bottom: z.strictObject({
      waist: oneOf('waist'),
      build: oneOf('build'),
      leg: oneOf('leg'),
      taper: oneOf('taper'),
    }),
  })
  .refine((fit: SavedFit) => isComplete(fit), 'the fit is not complete')

const compared = z.enum(['less', 'average', 'more']).optional()
const inches = z.string().regex(/^\d{2}$/)

/** What the Fit Finder may have been told; limits are the fit service's own (contracts/fit). */
export const fitAnswers = z.strictObject({
  height: z.number().min(120).max(230).optional(),
  weight: z.number().min(35).max(250).optional(),
  age: z.int().min(18).max(110).optional(),
  waist: inches.optional(),
  sizeUp: z.boolean().optional(),
  slimFit: z.enum(['slim', 'regular', 'relaxed']).optional(),
  build: z.strictObject({ belly: compared, seat: compared, thigh: compared }).optional(),
  watch: z.int().min(1).max(5).optional(),
  tShirt: z.enum(['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL']).optional(),
  jacket: inches.optional(),
  style: z.enum(['Slim', 'Standard', 'Straight']).optional(),
  leg: inches.optional(),
  pairWaist: z.number().min(20).max(60).optional(),
  pairLeg: z.number().min(20).max(45).optional(),
})

/** An address that may be written to. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => emailProblem(text) === null, 'no email address')
