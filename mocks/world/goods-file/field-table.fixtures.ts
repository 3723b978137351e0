import { listFields } from './fields.ts'

/** The fields of each object of a goods file as a Markdown table. Objects with the same fields share a row. */
export function formatFieldTable(): string {
  const namesByObject = new Map<string, string[]>()
  for (const { path, isRequired } of listFields()) {
    const dot = path.lastIndexOf('.')
    const [object, name] = dot < 0 ? ['the file', path] : [path.slice(0, dot), path.slice(dot + 1)]
    namesByObject.set(object, [...(namesByObject.get(object) ?? []), isRequired ? `**${name}**` : name])
  }
  const objectsByNames = new Map<string, string[]>()
  for (const [object, names] of namesByObject)
    objectsByNames.set(names.join(', '), [...(objectsByNames.get(names.join(', ')) ?? []), object])
  const rows = [...objectsByNames].map(([names, objects]) => `| ${formatObjects(objects)} | ${names} |`)
  return ['| Object | Fields |', '|---|---|', ...rows].join('\n')
}

/** The path of an object, or the last parts of several. */
function formatObjects(objects: readonly string[]): string {
  if (objects.length === 1) return `\`${objects[0]}\``
  const lastParts = objects.map((object) => object.slice(object.lastIndexOf('.') + 1))
  return [...new Set(lastParts)].map((part) => `any \`${part}\``).join(', ')
}
