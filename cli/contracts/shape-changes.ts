import { breaking, type Change, risky } from './change.ts'
import type { Shape } from './shape.ts'

/** Which way a shape travels. What we send may be taken less strictly, what we read may be given more surely; not the other way. */
export type Side = 'sent' | 'read'

/** What in a shape changed for those who send it, or read it. */
export function changesInShape(before: Shape, after: Shape, side: Side, where: string): Change[] {
  if (before.kind === 'anything' || after.kind === 'anything') return vaguer(before, after, side, where)
  if (before.kind !== after.kind) return [breaking(where, `is ${nameOf(after)} and was ${nameOf(before)}`)]
  const changes = [...nullability(before, after, side, where)]
  if (before.kind === 'object' && after.kind === 'object') changes.push(...fields(before, after, side, where))
  if (before.kind === 'list' && after.kind === 'list')
    changes.push(...changesInShape(before.of, after.of, side, `${where}[*]`))
  if (before.kind === 'value' && after.kind === 'value') changes.push(...values(before, after, side, where))
  if (before.kind === 'choice' && after.kind === 'choice') changes.push(...choices(before, after, side, where))
  return changes
}

function vaguer(before: Shape, after: Shape, side: Side, where: string): Change[] {
  const [from, to] = side === 'read' ? [before, after] : [after, before]
  if (from.kind === 'anything' || to.kind !== 'anything') return []
  const what = side === 'read' ? `can be anything and was ${nameOf(from)}` : `is ${nameOf(from)} and could be anything`
  return [breaking(where, what)]
}

function nullability(before: Shape, after: Shape, side: Side, where: string): Change[] {
  if (side === 'read' && !before.nullable && after.nullable) return [breaking(where, 'can be null')]
  return side === 'sent' && before.nullable && !after.nullable ? [breaking(where, 'can be null no more')] : []
}

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

function fields(before: Of<'object'>, after: Of<'object'>, side: Side, above: string): Change[] {
  const kept = Object.entries(before.fields).flatMap(([name, field]) => {
    const where = `${above}.${name}`
    const now = after.fields[name]
    if (!now) return [breaking(where, 'is gone')]
    const optional = side === 'read' && field.required && !now.required
    const demanded = side === 'sent' && !field.required && now.required
    return [
      ...(optional ? [breaking(where, 'can be missing')] : []),
      ...(demanded ? [breaking(where, 'has to be sent')] : []),
      ...changesInShape(field.shape, now.shape, side, where),
    ]
  })
  const added = Object.entries(after.fields).filter(([name, { required }]) => required && !before.fields[name])
  return [...kept, ...(side === 'sent' ? added.map(([name]) => breaking(`${above}.${name}`, 'has to be sent')) : [])]
}

function values(before: Of<'value'>, after: Of<'value'>, side: Side, where: string): Change[] {
  if (before.type !== after.type) {
    // a whole number is a number
    const fits =
      side === 'read'
        ? after.type === 'integer' && before.type === 'number'
        : after.type === 'number' && before.type === 'integer'
    return fits ? [] : [breaking(where, `is ${nameOf(after)} and was ${nameOf(before)}`)]
  }
  return [...lists(before, after, side, where), ...limits(before, after, side, where)]
}

/** Closed lists: who sends must not lose a value, who reads should know of a new one. */
function lists(before: Of<'value'>, after: Of<'value'>, side: Side, where: string): Change[] {
  const [was, is] = [before.values, after.values]
  if (!was && !is) return []
  if (!was) return side === 'sent' ? [breaking(where, `is one of ${is?.join(', ')}`)] : []
  if (!is) return side === 'read' ? [breaking(where, 'is of no list any more')] : []
  const gone = was.filter((value) => !is.includes(value))
  const more = is.filter((value) => !was.includes(value))
  return [
    ...(side === 'sent' && gone.length > 0 ? [breaking(where, `cannot be ${gone.join(', ')} any more`)] : []),
    ...(side === 'read' && more.length > 0 ? [risky(where, `can be ${more.join(', ')} too`)] : []),
  ]
}

function limits(before: Of<'value'>, after: Of<'value'>, side: Side, where: string): Change[] {
  if (side === 'read') return before.form !== after.form ? [risky(where, 'has another form')] : []
  const narrower =
    (after.least ?? Number.NEGATIVE_INFINITY) > (before.least ?? Number.NEGATIVE_INFINITY) ||
    (after.most ?? Number.POSITIVE_INFINITY) < (before.most ?? Number.POSITIVE_INFINITY)
  return [
    ...(narrower ? [breaking(where, 'has narrower limits')] : []),
    ...(after.form !== undefined && before.form !== after.form ? [risky(where, 'has to have another form')] : []),
  ]
}

function choices(before: Of<'choice'>, after: Of<'choice'>, side: Side, where: string): Change[] {
  const looks = (shape: Shape) => JSON.stringify(shape)
  const gone = before.of.filter((shape) => !after.of.some((other) => looks(other) === looks(shape)))
  const more = after.of.filter((shape) => !before.of.some((other) => looks(other) === looks(shape)))
  if (side === 'sent')
    return gone.length > 0 ? [breaking(where, `cannot be ${gone.map(nameOf).join(', ')} any more`)] : []
  return more.length > 0 ? [breaking(where, `can be ${more.map(nameOf).join(', ')} too`)] : []
}

function nameOf(shape: Shape): string {
  if (shape.kind === 'value') return shape.type
  if (shape.kind === 'object') return `an object of ${Object.keys(shape.fields).join(', ') || 'anything'}`
  return { list: 'a list', choice: 'one of several', anything: 'anything' }[shape.kind]
}
