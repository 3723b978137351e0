import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'

const VALUES: Readonly<Record<string, unknown>> = { Boolean: true, Float: 1, ID: 'gid://shopify/Product/1', Int: 1 }

/** A value of a type, with no more than it requires. */
function buildValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return buildValue(type.ofType)
  if (isListType(type)) return [buildValue(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, buildValue(field.type)]),
    )
  return VALUES[type.name] ?? 'x'
}

/** A field that is asked for with some of its arguments. */
type AskedField = { selection: string; declarations: string; variables: Record<string, unknown> }

/** Asks a field for one argument beside those that it requires. A page has to have a size, which the schema does not say. */
function toAskedField(
  { name, type, args }: GraphQLField<unknown, unknown>,
  given: readonly GraphQLArgument[],
  known: Readonly<Record<string, unknown>>,
): AskedField {
  const hasSize =
    !args.some((argument) => argument.name === 'first') || given.some(({ name: own }) => /^(first|last)$/.test(own))
  const values = [...given.map((argument) => `${argument.name}: $${argument.name}`), ...(hasSize ? [] : ['first: 1'])]
  return {
    selection: `${name}(${values.join(', ')}) ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`,
    declarations: given.map((argument) => `$${argument.name}: ${argument.type}`).join(', '),
    variables: Object.fromEntries(
      given.map((argument) => [
        argument.name,
        argument.name in known ? known[argument.name] : buildValue(argument.type),
      ]),
    ),
  }
}

/**
 * The arguments of a field that its resolver reads: it is asked for with each of them beside those that it needs.
 * @param needs Whether an argument is needed beside another.
 */
export async function listReadArguments(
  field: GraphQLField<unknown, unknown>,
  known: Readonly<Record<string, unknown>>,
  ask: (field: AskedField) => Promise<unknown>,
  needs: (argument: GraphQLArgument, required: GraphQLArgument) => boolean = () => false,
): Promise<string[]> {
  const read = new Set<string>()
  const { resolve } = field
  field.resolve = (source, args, context, info) => {
    const recorder = new Proxy(args, {
      get: (target, name) => {
        read.add(String(name))
        return Reflect.get(target, name)
      },
    })
    return resolve?.(source, recorder, context, info)
  }
  try {
    for (const required of field.args) {
      const given = field.args.filter(
        (argument) => argument === required || isNonNullType(argument.type) || needs(argument, required),
      )
      await ask(toAskedField(field, given, known))
    }
  } finally {
    if (resolve) field.resolve = resolve
  }
  return field.args.map(({ name }) => name).filter((name) => read.has(name))
}
