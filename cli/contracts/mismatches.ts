import type { Shape } from './shape.ts'

/** How a value differs from a shape, each difference with its path; empty when it matches. Additional fields are allowed. */
export function findMismatches(shape: Shape, value: unknown, where = ''): string[] {
  if (shape.kind === 'any') return []
  if (value === null) return shape.nullable ? [] : [`${where || '/'} is null`]
  if (shape.kind === 'choice') {
    return shape.options.some((option) => findMismatches(option, value, where).length === 0)
      ? []
      : [`${where || '/'} matches none of the allowed types`]
  }
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return [`${where || '/'} is not a list`]
    return value.flatMap((element, index) => findMismatches(shape.element, element, `${where}/${index}`))
  }
  if (shape.kind === 'object') return findFieldMismatches(shape, value, where)
  return matchesValue(shape, value) ? [] : [`${where || '/'} is not ${shape.values?.join(' or ') ?? shape.type}`]
}

function findFieldMismatches(shape: Extract<Shape, { kind: 'object' }>, value: unknown, where: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${where || '/'} is not an object`]
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape.fields).flatMap(([name, { shape: fieldShape, required }]) => {
    if (!fields.has(name)) return required ? [`${where}/${name} is missing`] : []
    return findMismatches(fieldShape, fields.get(name), `${where}/${name}`)
  })
}

function matchesValue({ type, values, minimum, maximum }: Extract<Shape, { kind: 'value' }>, value: unknown): boolean {
  if (values && !values.includes(value)) return false
  if (type === 'integer' && !Number.isInteger(value)) return false
  if (type === 'integer' || type === 'number') {
    return typeof value === 'number' && value >= (minimum ?? value) && value <= (maximum ?? value)
  }
  return typeof value === type
}
