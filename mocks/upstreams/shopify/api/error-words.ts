import { Kind, print } from 'graphql'
import type { Place } from './document-place.ts'

/** An error in the words of Shopify's server. */
type ErrorWords = {
  message: string
  extensions: { code: string } & Record<string, string>
  /** What the document names and the schema lacks, like `CartLine.parentRelationship`. */
  coordinate?: string
}

type Rule = readonly [pattern: RegExp, toWords: (parts: readonly string[], place: Place) => ErrorWords]

const getTypeName = (type: string) => type.replaceAll(/[[\]!]/g, '')

/** What graphql-js says of an invalid document, and what Shopify's server (graphql-ruby) says instead. */
export const ERROR_WORDS: readonly Rule[] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"/,
    ([fieldName = '', typeName = '']) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: { code: 'undefinedField', typeName, fieldName },
      coordinate: `${typeName}.${fieldName}`,
    }),
  ],
  [
    /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/,
    ([argumentName = '', typeName = '', name = '']) => ({
      message: `Field '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: 'argumentNotAccepted', name, typeName: 'Field', argumentName },
      coordinate: `${typeName}.${name}(${argumentName}:)`,
    }),
  ],
  [
    /^Unknown argument "(\w+)" on directive "@(\w+)"/,
    ([argumentName = '', name = '']) => ({
      message: `Directive '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: 'argumentNotAccepted', name, typeName: 'Directive', argumentName },
      coordinate: `@${name}(${argumentName}:)`,
    }),
  ],
  [
    /^Expected value of type "(\w+)!?" not to include unknown field "(\w+)"/,
    ([name = '', argumentName = '']) => ({
      message: `InputObject '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: 'argumentNotAccepted', name, typeName: 'InputObject', argumentName },
      coordinate: `${name}.${argumentName}`,
    }),
  ],
  [
    /^Argument "\w+\.(\w+)\((\w+):\)" of type "[^"]+" is required/,
    ([name = '', argumentName = '']) => ({
      message: `Field '${name}' is missing required arguments: ${argumentName}`,
      extensions: { code: 'missingRequiredArguments', className: 'Field', name, arguments: argumentName },
    }),
  ],
  [/^Unknown type "(\w+)"/, ([typeName = ''], place) => toUnknownType(typeName, place)],
  [
    /^Unknown directive "@(\w+)"/,
    ([directiveName = '']) => ({
      message: `Directive @${directiveName} is not defined`,
      extensions: { code: 'undefinedDirective', directiveName },
      coordinate: `@${directiveName}`,
    }),
  ],
  [
    /^Unknown fragment "(\w+)"/,
    ([fragmentName = '']) => ({
      message: `Fragment ${fragmentName} was used, but not defined`,
      extensions: { code: 'useAndDefineFragment', fragmentName },
    }),
  ],
  [
    /^Fragment "(\w+)" is never used/,
    ([fragmentName = '']) => ({
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: { code: 'useAndDefineFragment', fragmentName },
    }),
  ],
  [
    /^Variable "\$(\w+)" is not defined(?: by operation "(\w+)")?/,
    ([variableName = '', operation = 'anonymous query']) => ({
      message: `Variable $${variableName} is used by ${operation} but not declared`,
      extensions: { code: 'variableNotDefined', variableName },
    }),
  ],
  [
    /^Variable "\$(\w+)" is never used(?: in operation "(\w+)")?/,
    ([variableName = '', operation = 'anonymous query']) => ({
      message: `Variable $${variableName} is declared by ${operation} but not used`,
      extensions: { code: 'variableNotUsed', variableName },
    }),
  ],
  [
    /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    ([variableName = '', typeName = '', expected = ''], place) => {
      const argumentName = place.path.at(-1) ?? ''
      return {
        message: `Type mismatch on variable $${variableName} and argument ${argumentName} (${typeName} / ${expected})`,
        extensions: { code: 'variableMismatch', variableName, typeName, argumentName, errorMessage: 'Type mismatch' },
      }
    },
  ],
  [
    /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/,
    ([name = '', type = '']) => ({
      message: `Field must have selections (field '${name}' returns ${getTypeName(type)} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: type },
    }),
  ],
  [
    /^Field "(\w+)" must not have a selection since type "([^"]+)"/,
    ([name = '', type = '']) => ({
      message: `Selections can't be made on scalars (field '${name}' returns ${getTypeName(type)} but has selections)`,
      extensions: { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: type },
    }),
  ],
  [/^Value "\w+" does not exist in "(\w+)" enum/, ([type = ''], place) => toInvalidValue(type, place)],
  [/^Enum "(\w+)" cannot represent/, ([type = ''], place) => toInvalidValue(type, place)],
  [/^(\w+) cannot represent/, ([type = ''], place) => toInvalidValue(type, place)],
  [/^Expected value of (?:non-null )?type "([^"]+)"/, ([type = ''], place) => toInvalidValue(type, place)],
]

function toUnknownType(typeName: string, { nodes }: Place): ErrorWords {
  const variable = nodes.find((node) => node.kind === Kind.VARIABLE_DEFINITION)
  if (!variable)
    return {
      message: `No such type ${typeName}, so it can't be a fragment condition`,
      extensions: { code: 'undefinedType', typeName },
      coordinate: typeName,
    }
  const variableName = variable.variable.name.value
  return {
    message: `${typeName} isn't a defined input type (on $${variableName})`,
    extensions: { code: 'variableRequiresValidType', variableName, typeName },
    coordinate: typeName,
  }
}

/** A literal of the wrong type, as an argument of a field or directive or as a field of an input. */
function toInvalidValue(expected: string, { nodes }: Place): ErrorWords {
  const argument = nodes.find((node) => node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD)
  const owner = argument && nodes[nodes.indexOf(argument) + 1]
  const argumentName = argument?.name.value ?? ''
  const value = argument ? print(argument.value) : ''
  const isOfField = owner?.kind === Kind.FIELD
  const subject = isOfField ? `Field '${owner.name.value}'` : 'InputObject'
  return {
    message: `Argument '${argumentName}' on ${subject} has an invalid value (${value}). Expected type '${expected}'.`,
    extensions: {
      code: 'argumentLiteralsIncompatible',
      typeName: isOfField ? 'Field' : 'InputObject',
      argumentName,
    },
  }
}
