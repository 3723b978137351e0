import type { Shape } from './shape.ts'

/** What is wrong with a value that should have a shape, each with its path; nothing where it fits. More fields are welcome. */
export function misfits(shape: Shape, value: unknown, where = ''): string[] {
  if (shape.kind === 'anything') return []
  if (value === null) return shape.nullable ? [] : [`${where || '/'} is null`]
  if (shape.kind === 'choice') {
    return shape.of.some((each) => misfits(each, value, where).length === 0)
      ? []
      : [`${where || '/'} fits none of several`]
  }
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return [`${where || '/'} is no list`]
    return value.flatMap((element, index) => misfits(shape.of, element, `${where}/${index}`))
  }
  if (shape.kind === 'object') return fields(shape, value, where)
  return isValue(shape, value) ? [] : [`${where || '/'} is not ${shape.values?.join(' or ') ?? shape.type}`]
}

function fields(shape: Extract<Shape, { kind: 'object' }>, value: unknown, where: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${where || '/'} is no object`]
  const present = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape.fields).flatMap(([name, { shape: field, required }]) => {
    if (!present.has(name)) return required ? [`${where}/${name} is missing`] : []
    return misfits(field, present.get(name), `${where}/${name}`)
  })
}

function isValue({ type, values, least, most }: Extract<Shape, { kind: 'value' }>, value: unknown): boolean {
  if (values && !values.includes(value)) return false
  if (type === 'integer' && !Number.isInteger(value)) return false
  if (type === 'integer' || type === 'number') {
    return typeof value === 'number' && value >= (least ?? value) && value <= (most ?? value)
  }
  return typeof value === type
}
