import { z } from 'zod'
import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { type ListedOption, toListedValue } from '#contracts/shop/option-lists.ts'
import { type FitAnswers, isFitAnswers } from './fit-answers.ts'
import { isComplete, type SavedFit } from './saved-fit.ts'

const oneOf = (option: ListedOption) =>
  z
    .string()
    .refine((value) => toListedValue(option, value) === value, `no ${option}`)
    .optional()

/** A fit that can be saved: complete (FIT-08), with every value in its list (FIT-14). Server only. */
export const fitToSaveSchema = z
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

/** Answers of the Fit Finder, each accepted by its question. */
export const fitAnswersSchema = z.custom<FitAnswers>(isFitAnswers, 'an answer that its question does not accept')

/** A valid email address. */
export const emailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => validateEmail(text) === null, 'no email address')
