import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { FIT_QUESTIONS } from './fit-questions.ts'

type Property = { minimum?: number; maximum?: number; enum?: readonly string[] }

const document: { components: { schemas: Record<string, Property & { properties?: Record<string, Property> }> } } =
  parse(readFileSync(new URL('../fit/openapi.yaml', import.meta.url), 'utf8'))
const described = document.components.schemas.FitFinderAnswers?.properties ?? {}

test.each(Object.entries(FIT_QUESTIONS))('%s accepts what the fit contract describes [FIT-03]', (name, question) => {
  const { minimum, maximum, enum: values } = described[name.replace('-', '_')] ?? {}
  if ('min' in question) expect([minimum, maximum]).toEqual([question.min, question.max])
  else if ('parts' in question) expect(document.components.schemas.Compared?.enum).toEqual(question.values)
  else if (values) expect(values).toEqual(question.values)
  else if (minimum !== undefined)
    expect(question.values).toEqual(Array.from({ length: (maximum ?? 0) - minimum + 1 }, (_, at) => `${minimum + at}`))
  // yes or no, and labels in inches of two digits
  else expect(question.values.every((value) => /^(\d{2}|yes|no)$/.test(value))).toBe(true)
})
