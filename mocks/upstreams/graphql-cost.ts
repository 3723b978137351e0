import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  valueFromASTUntyped,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>
/** The cost of a part of a document, which depends on the sizes that variables give. */
type Cost = (variables: Variables) => number

/** Shopify's points: an object, a connection apart from its objects, a mutation. Scalars and enums cost nothing. */
const [OBJECT, CONNECTION, MUTATION] = [1, 2, 10]

/** The cost of a document that is too large to be looked at. */
export const IMMEASURABLE_COST = Number.MAX_SAFE_INTEGER

/** Beyond it, a document of fragments in fragments is too large to be looked at. */
const MAX_SELECTIONS = 50_000

/**
 * Returns a function that computes the requested cost of an operation in Shopify's points: an object is one, a
 * connection two and its objects as often as `first` or `last` asks, an interface or union the most of its types.
 */
export function createCostCalculator(getSchema: () => GraphQLSchema) {
  const costs = new WeakMap<OperationDefinitionNode, Cost>()

  return function computeCost(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): number {
    const cost = costs.get(operation) ?? compileOperation(getSchema(), document, operation)
    costs.set(operation, cost)
    const defaults = operation.variableDefinitions?.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    )
    return cost({ ...Object.fromEntries(defaults ?? []), ...variables })
  }
}

function compileOperation(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Cost {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition): [string, FragmentDefinitionNode] => [definition.name.value, definition]),
  )
  let selectionCount = 0
  const root = schema.getRootType(operation.operation)
  return root ? compileSelections(root, operation.selectionSet.selections) : () => 0

  function compileSelections(type: GraphQLCompositeType, selections: readonly SelectionNode[]): Cost {
    if (!isAbstractType(type)) return compileFields(type, collectFields(type, selections))
    const named = new Set(listConditions(selections))
    const possible = schema.getPossibleTypes(type)
    const candidates = possible.filter(({ name }) => named.has(name))
    const costs = [...candidates, ...possible.filter(({ name }) => !named.has(name)).slice(0, 1)].map((candidate) =>
      compileFields(candidate, collectFields(candidate, selections)),
    )
    return (variables) => Math.max(0, ...costs.map((cost) => cost(variables)))
  }

  /** The types that fragments name. */
  function listConditions(selections: readonly SelectionNode[]): string[] {
    return selections.flatMap((selection) => {
      const fragment = getFragment(selection)
      if (!fragment) return []
      return [fragment.typeCondition?.name.value ?? '', ...listConditions(fragment.selectionSet.selections)]
    })
  }

  function getFragment(selection: SelectionNode) {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection
    return selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : undefined
  }

  /** The fields that an object answers, by the name in the response: equal ones are one. */
  function collectFields(
    type: GraphQLCompositeType,
    selections: readonly SelectionNode[],
    fields = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    for (const selection of selections) {
      selectionCount += 1
      if (selectionCount > MAX_SELECTIONS) return fields
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value
        fields.set(name, [...(fields.get(name) ?? []), selection])
        continue
      }
      const fragment = getFragment(selection)
      if (fragment && appliesTo(fragment.typeCondition?.name.value, type))
        collectFields(type, fragment.selectionSet.selections, fields)
    }
    return fields
  }

  function appliesTo(condition: string | undefined, type: GraphQLCompositeType): boolean {
    if (condition === undefined || condition === type.name) return true
    const conditionType = schema.getType(condition)
    return isAbstractType(conditionType) && isObjectType(type) && schema.isSubType(conditionType, type)
  }

  function compileFields(type: GraphQLCompositeType, fields: ReadonlyMap<string, FieldNode[]>): Cost {
    const costs = [...fields.values()].map((nodes) => compileField(type, nodes))
    return (variables) =>
      selectionCount > MAX_SELECTIONS ? IMMEASURABLE_COST : costs.reduce((sum, cost) => sum + cost(variables), 0)
  }

  function compileField(parent: GraphQLCompositeType, nodes: readonly FieldNode[]): Cost {
    const [node] = nodes
    const field = node && schema.getField(parent, node.name.value)
    const type = field && getNamedType(field.type)
    if (!node || !type || isLeafType(type) || !isCompositeType(type) || type.name.startsWith('__')) return () => 0
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    if (type.name.endsWith('Connection')) return compileConnection(type, node, selections)
    const children = compileSelections(type, selections)
    // An edge is no object of its own: its node counts.
    if (type.name.endsWith('Edge')) return children
    if (parent === schema.getMutationType()) return (variables) => MUTATION + children(variables)
    const ids = findArgument(node, 'ids')
    return (variables) => {
      const list = ids && valueFromASTUntyped(ids, variables)
      return (Array.isArray(list) ? list.length : 1) * (OBJECT + children(variables))
    }
  }

  function compileConnection(type: GraphQLCompositeType, node: FieldNode, selections: readonly SelectionNode[]): Cost {
    const fields = collectFields(type, selections)
    const items = [...fields.values()].filter(([field]) => isItem(field))
    const others = [...fields].filter(([, [field]]) => !isItem(field) && field?.name.value !== 'pageInfo')
    const item = items.map((nodes) => compileField(type, nodes))
    const rest = compileFields(type, new Map(others))
    const sizes = [findArgument(node, 'first'), findArgument(node, 'last')]
    return (variables) => {
      const given = sizes.map((size) => Number((size && valueFromASTUntyped(size, variables)) ?? 0))
      const itemCost = item.reduce((sum, cost) => sum + cost(variables), 0)
      return CONNECTION + Math.max(...given) * itemCost + rest(variables)
    }
  }
}

const isItem = (field: FieldNode | undefined) => field?.name.value === 'nodes' || field?.name.value === 'edges'

const findArgument = (node: FieldNode, argumentName: string) =>
  node.arguments?.find(({ name }) => name.value === argumentName)?.value
