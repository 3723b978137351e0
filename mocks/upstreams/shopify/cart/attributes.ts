import type { AttributeInput } from '#contracts/shopify/generated/documents.ts'

export type Attribute = { key: string; value: string }

/** A key that is given twice keeps its place and its last value. */
export function readAttributes(inputs: readonly AttributeInput[] | null | undefined): Attribute[] {
  const values = new Map((inputs ?? []).map(({ key, value }) => [key, value]))
  return [...values].map(([key, value]) => ({ key, value }))
}

/** Whether two lines carry the same attributes, in whatever order. */
export function sameAttributes(a: readonly Attribute[], b: readonly Attribute[]): boolean {
  if (a.length !== b.length) return false
  const values = new Map(b.map(({ key, value }) => [key, value]))
  return a.every(({ key, value }) => values.get(key) === value)
}
