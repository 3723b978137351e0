import { type Form, type GivenFields, isGivenOption, isGivenTag } from '#contracts/given-fields.ts'

/** A given field with those within it; '*' is every element. */
type Node = { form: Form; inner: Map<string, Node> }

const trees = new WeakMap<GivenFields, Node>()

/** The fields of a table as a tree, made once. */
function toTree(given: GivenFields): Node {
  const known = trees.get(given)
  if (known) return known
  const root: Node = { form: 'as it is', inner: new Map() }
  for (const [path, form] of Object.entries(given)) {
    let node = root
    for (const step of path.split('/').slice(1)) {
      const next = node.inner.get(step) ?? { form: 'as it is', inner: new Map() }
      node.inner.set(step, next)
      node = next
    }
    node.form = form
  }
  trees.set(given, root)
  return root
}

/**
 * A JSON body with its given fields alone. Kinds of options and tags that the specification does not name are removed too.
 * With `isPlain` fields have their other form.
 */
export const keepGiven = (body: unknown, given: GivenFields, isPlain: boolean): unknown =>
  visit(body, toTree(given), isPlain)

function visit(value: unknown, { form, inner }: Node, isPlain: boolean): unknown {
  if (form === 'an object') return {}
  if (inner.size === 0) return isPlain ? toOtherForm(value, form) : value
  if (Array.isArray(value)) {
    const element = inner.get('*')
    return element ? value.map((one) => visit(one, element, isPlain)) : value
  }
  if (!isObject(value)) return value
  const named = dropUnnamedValues(value)
  const fields = Object.fromEntries(
    [...inner].flatMap(([name, node]) => {
      const field = Object.hasOwn(named, name) ? visit(named[name], node, isPlain) : undefined
      return field === undefined ? [] : [[name, field]]
    }),
  )
  return isPlain ? toOtherForm(fields, form) : fields
}

/** A product without options of unnamed kinds, nor their values of its variants, and without unnamed tags. */
function dropUnnamedValues(value: Record<string, unknown>): Record<string, unknown> {
  const { options, variants, tags } = value
  if (!Array.isArray(options) || !Array.isArray(variants)) return value
  const isKept = options.map(({ type }) => isGivenOption(String(type)))
  return {
    ...value,
    options: options.filter((_, at) => isKept[at]).map((option, at) => ({ ...option, position: at + 1 })),
    variants: variants.map((variant) => ({
      ...variant,
      options: variant.options.filter((_: unknown, at: number) => isKept[at]),
    })),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => isGivenTag(String(tag))) }),
  }
}

/** A value in the other form that its field may have; undefined leaves it out. */
function toOtherForm(value: unknown, form: Form): unknown {
  switch (form) {
    case 'figures or number':
      return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    case 'number or figures':
      return typeof value === 'number' ? String(value) : value
    case 'id or number':
      return typeof value === 'string' ? Number(value.slice(value.lastIndexOf('/') + 1)) || value : value
    case 'money or amount':
      return isObject(value) ? value.amount : value
    case 'list or text':
      return Array.isArray(value) ? value.join(', ') : value
    case 'address or //address':
      return typeof value === 'string' ? value.replace(/^https?:/, '') : value
    case 'there or null':
      return null
    case 'there or absent':
      return undefined
    case 'number or null for 0':
      return value === 0 ? null : value
    case 'code and name or name':
      return isObject(value) ? value.name : value
    case 'as it is':
    case 'an object':
      return value
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
