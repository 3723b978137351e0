import { breaking, type Change, risky } from './change.ts'
import type { Shape } from './shape.ts'

/** Whether we send or read a shape. What we send may become less strict, what we read may become more certain. */
type Direction = 'sent' | 'read'

/** The changes of a shape that matter to those who send or read it. */
export function findShapeChanges(before: Shape, after: Shape, direction: Direction, where: string): Change[] {
  if (before.kind === 'any' || after.kind === 'any') return findAnyChanges(before, after, direction, where)
  if (before.kind !== after.kind) {
    return [breaking(where, `was ${describeShape(before)} and is now ${describeShape(after)}`)]
  }
  const changes = [...findNullChanges(before, after, direction, where)]
  if (before.kind === 'object' && after.kind === 'object') {
    changes.push(...findFieldChanges(before, after, direction, where))
  }
  if (before.kind === 'list' && after.kind === 'list') {
    changes.push(...findShapeChanges(before.element, after.element, direction, `${where}[*]`))
  }
  if (before.kind === 'value' && after.kind === 'value') {
    changes.push(...findValueChanges(before, after, direction, where))
  }
  if (before.kind === 'choice' && after.kind === 'choice') {
    changes.push(...findOptionChanges(before, after, direction, where))
  }
  return changes
}

function findAnyChanges(before: Shape, after: Shape, direction: Direction, where: string): Change[] {
  const [strict, loose] = direction === 'read' ? [before, after] : [after, before]
  if (strict.kind === 'any' || loose.kind !== 'any') return []
  const what =
    direction === 'read'
      ? `was ${describeShape(strict)} and can now be anything`
      : `could be anything and is now ${describeShape(strict)}`
  return [breaking(where, what)]
}

function findNullChanges(before: Shape, after: Shape, direction: Direction, where: string): Change[] {
  if (direction === 'read' && !before.nullable && after.nullable) return [breaking(where, 'can now be null')]
  if (direction === 'sent' && before.nullable && !after.nullable) return [breaking(where, 'can no longer be null')]
  return []
}

type OfKind<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

function findFieldChanges(
  before: OfKind<'object'>,
  after: OfKind<'object'>,
  direction: Direction,
  parent: string,
): Change[] {
  const changes = Object.entries(before.fields).flatMap(([name, field]) => {
    const where = `${parent}.${name}`
    const fieldAfter = after.fields[name]
    if (!fieldAfter) return [breaking(where, 'is removed')]
    const isNowOptional = direction === 'read' && field.required && !fieldAfter.required
    const isNowRequired = direction === 'sent' && !field.required && fieldAfter.required
    return [
      ...(isNowOptional ? [breaking(where, 'is no longer required')] : []),
      ...(isNowRequired ? [breaking(where, 'is now required')] : []),
      ...findShapeChanges(field.shape, fieldAfter.shape, direction, where),
    ]
  })
  if (direction === 'read') return changes
  const added = Object.entries(after.fields).filter(([name, { required }]) => required && !before.fields[name])
  return [...changes, ...added.map(([name]) => breaking(`${parent}.${name}`, 'is now required'))]
}

function findValueChanges(
  before: OfKind<'value'>,
  after: OfKind<'value'>,
  direction: Direction,
  where: string,
): Change[] {
  if (before.type !== after.type) {
    // Every integer is a number.
    const isCompatible =
      direction === 'read'
        ? after.type === 'integer' && before.type === 'number'
        : after.type === 'number' && before.type === 'integer'
    return isCompatible ? [] : [breaking(where, `was ${describeShape(before)} and is now ${describeShape(after)}`)]
  }
  return [...findEnumChanges(before, after, direction, where), ...findLimitChanges(before, after, direction, where)]
}

/** Enums: senders break when a value is removed, readers should handle an added one. */
function findEnumChanges(
  before: OfKind<'value'>,
  after: OfKind<'value'>,
  direction: Direction,
  where: string,
): Change[] {
  const [valuesBefore, valuesAfter] = [before.values, after.values]
  if (!valuesBefore && !valuesAfter) return []
  if (!valuesBefore) {
    return direction === 'sent' ? [breaking(where, `must now be one of ${valuesAfter?.join(', ')}`)] : []
  }
  if (!valuesAfter) return direction === 'read' ? [breaking(where, 'is no longer an enum')] : []
  const removed = valuesBefore.filter((value) => !valuesAfter.includes(value))
  const added = valuesAfter.filter((value) => !valuesBefore.includes(value))
  return [
    ...(direction === 'sent' && removed.length > 0 ? [breaking(where, `can no longer be ${removed.join(', ')}`)] : []),
    ...(direction === 'read' && added.length > 0 ? [risky(where, `can now also be ${added.join(', ')}`)] : []),
  ]
}

function findLimitChanges(
  before: OfKind<'value'>,
  after: OfKind<'value'>,
  direction: Direction,
  where: string,
): Change[] {
  const hasOtherFormat = before.format !== after.format
  if (direction === 'read') return hasOtherFormat ? [risky(where, 'has another format')] : []
  const isNarrower =
    (after.minimum ?? Number.NEGATIVE_INFINITY) > (before.minimum ?? Number.NEGATIVE_INFINITY) ||
    (after.maximum ?? Number.POSITIVE_INFINITY) < (before.maximum ?? Number.POSITIVE_INFINITY)
  return [
    ...(isNarrower ? [breaking(where, 'has narrower limits')] : []),
    ...(after.format !== undefined && hasOtherFormat ? [risky(where, 'must have another format')] : []),
  ]
}

function findOptionChanges(
  before: OfKind<'choice'>,
  after: OfKind<'choice'>,
  direction: Direction,
  where: string,
): Change[] {
  const toText = (shape: Shape) => JSON.stringify(shape)
  const removed = before.options.filter((shape) => !after.options.some((other) => toText(other) === toText(shape)))
  const added = after.options.filter((shape) => !before.options.some((other) => toText(other) === toText(shape)))
  if (direction === 'sent') {
    return removed.length > 0 ? [breaking(where, `can no longer be ${removed.map(describeShape).join(', ')}`)] : []
  }
  return added.length > 0 ? [breaking(where, `can now also be ${added.map(describeShape).join(', ')}`)] : []
}

function describeShape(shape: Shape): string {
  if (shape.kind === 'value') return shape.type
  if (shape.kind === 'object') return `an object of ${Object.keys(shape.fields).join(', ') || 'any fields'}`
  return { list: 'a list', choice: 'one of several types', any: 'anything' }[shape.kind]
}
