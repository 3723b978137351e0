/** The type of a part of a request or response, whether its contract is OpenAPI or GraphQL. */
export type Shape = { nullable: boolean } & (
  | { kind: 'object'; fields: Readonly<Record<string, Field>>; otherFields?: Shape }
  | { kind: 'list'; element: Shape }
  | {
      kind: 'value'
      type: ValueType
      values?: readonly unknown[]
      format?: string
      minimum?: number
      maximum?: number
    }
  | { kind: 'choice'; options: readonly Shape[] }
  | { kind: 'any' }
)
export type Field = {
  shape: Shape
  required: boolean
  /** Where GraphQL defines it, like 'Cart.totalQuantity': the same for every selection of the field. */
  definition?: string
}
export type ValueType = 'string' | 'integer' | 'number' | 'boolean'

/** A part that the contract does not describe. */
export const ANY_SHAPE: Shape = { kind: 'any', nullable: true }

/** The shape at a path like `lines[*].price`; undefined where the contract does not describe it. */
export function getShapeAt(shape: Shape | undefined, path: readonly string[]): Shape | undefined {
  const [step, ...rest] = path
  if (!shape || step === undefined) return shape
  if (shape.kind === 'choice') {
    return shape.options.map((option) => getShapeAt(option, path)).find((match) => match !== undefined)
  }
  if (shape.kind === 'list') return step === '*' ? getShapeAt(shape.element, rest) : undefined
  if (shape.kind !== 'object') return undefined
  return getShapeAt(shape.fields[step]?.shape ?? shape.otherFields, rest)
}
