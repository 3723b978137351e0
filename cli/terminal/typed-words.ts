import type { Command } from 'commander'

/** Fields of the control API that a command line calls otherwise; '' where it has no word for them. */
const WORDS: Readonly<Record<string, string>> = {
  ms: 'time',
  advanceMs: 'time',
  delayMs: 'delay',
  trickleMs: 'trickle',
  customerId: 'customer',
  options: '',
  respond: '',
}

/** A field at the start of a problem, such as `lines.0.product: `. */
const FIELD = /(?<=^|; )([a-z]\w*(?:\.\w+)*): /g
const CHOICE = /(?<=choose one of )[\w, ]+/i

/** A message of the control API with the options and values that were typed in place of its fields. */
export function toTypedWords(message: string, command: Command): string {
  const findTyped = (field: string) => findWord(WORDS[field] ?? field, command, message)
  return message
    .replace(FIELD, (_, path: string) => {
      const typed = findTyped(path.replace(/.*\./, '')) ?? path
      return typed && `${typed}: `
    })
    .replace(CHOICE, (fields) => fields.split(', ').map(findTyped).filter(Boolean).join(', '))
}

/** The option of a name, or the value of an argument where the message does not have it; undefined without either. */
function findWord(name: string, command: Command, message: string): string | undefined {
  if (name === '') return ''
  const option = listOptions(command).find((candidate) => candidate.attributeName() === name)
  if (option) return option.long
  const index = command.registeredArguments.findIndex((argument) => argument.name() === name)
  const value = command.args[index]
  return value !== undefined && message.includes(value) ? '' : value
}

const listOptions = (command: Command | null): readonly Command['options'][number][] =>
  command ? [...command.options, ...listOptions(command.parent)] : []
