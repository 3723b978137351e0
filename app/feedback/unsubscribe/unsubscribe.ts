import type { Question } from '../questions.ts'

/** The fields of spec 3, "Unsubscribe", in order. All but the message are required. Characters are ours. */
export const UNSUBSCRIBE = [
  { name: 'firstName', kind: 'text', maxLength: 100 },
  { name: 'lastName', kind: 'text', maxLength: 100 },
  { name: 'address', kind: 'text', maxLength: 500, isMultiline: true },
  { name: 'postcode', kind: 'text', maxLength: 20 },
  { name: 'message', kind: 'text', maxLength: 2_000, isOptional: true, isMultiline: true },
] as const satisfies readonly Question<string>[]

export type UnsubscribeField = (typeof UNSUBSCRIBE)[number]['name']
