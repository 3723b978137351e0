/** What a part of a request or an answer may be, whichever language its contract is written in. */
export type Shape = { nullable: boolean } & (
  | { kind: 'object'; fields: Readonly<Record<string, Field>>; others?: Shape }
  | { kind: 'list'; of: Shape }
  | { kind: 'value'; type: ValueType; values?: readonly unknown[]; form?: string; least?: number; most?: number }
  | { kind: 'choice'; of: readonly Shape[] }
  | { kind: 'anything' }
)
export type Field = {
  shape: Shape
  required: boolean
  /** Where GraphQL defines it, like 'Cart.totalQuantity': the same field wherever it is selected. */
  definition?: string
}
export type ValueType = 'string' | 'integer' | 'number' | 'boolean'

export const ANYTHING: Shape = { kind: 'anything', nullable: true }

/** The part of a shape that a path like `lines[*].price` leads to; undefined where the contract says nothing of it. */
export function shapeAt(shape: Shape | undefined, path: readonly string[]): Shape | undefined {
  const [step, ...rest] = path
  if (!shape || step === undefined) return shape
  if (shape.kind === 'choice') return shape.of.map((each) => shapeAt(each, path)).find((found) => found !== undefined)
  if (shape.kind === 'list') return step === '*' ? shapeAt(shape.of, rest) : undefined
  if (shape.kind !== 'object') return undefined
  return shapeAt(shape.fields[step]?.shape ?? shape.others, rest)
}
