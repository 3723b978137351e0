import type { AttributeInput } from '#contracts/shopify/generated/documents.ts'

type Attribute = { key: string; value: string }

/** Reads attributes. A repeated key keeps its position and takes the last value. */
export function readAttributes(inputs: readonly AttributeInput[] | null | undefined): Attribute[] {
  const values = new Map((inputs ?? []).map(({ key, value }) => [key, value]))
  return [...values].map(([key, value]) => ({ key, value }))
}

/** Whether two lists have the same attributes, in any order. */
export function areAttributesEqual(a: readonly Attribute[], b: readonly Attribute[]): boolean {
  if (a.length !== b.length) return false
  const values = new Map(b.map(({ key, value }) => [key, value]))
  return a.every(({ key, value }) => values.get(key) === value)
}
