import type { Command, CommanderError } from 'commander'
import { UsageError } from '../usage-error.ts'

/**
 * An error of commander with the next step.
 * @param command The command that was called.
 */
export function toUsageError({ code, message, cause }: CommanderError, command: Command): UsageError {
  const path = getPath(command)
  const help = `Run \`npx ${path} --help\` to see ${command.commands.length > 0 ? 'its commands' : 'its options'}.`
  if (code === 'commander.help') {
    const names = command.commands.map((subcommand) => subcommand.name())
    return new UsageError(`${path} needs a command: ${names.join(', ')}.`, { next: help, exitCode: 2, cause })
  }
  const [error = '', ...suggestions] = message.replace(/^error: /, '').split('\n')
  const next = [...suggestions.map((suggestion) => suggestion.replace(/^\(|\)$/g, '')), help].join('  ')
  return new UsageError(toSentence(error), { next, exitCode: 2, cause })
}

/** The command that a command line names, as far as it is known. */
export function findCommand(program: Command, args: readonly string[]): Command {
  let command = program
  for (const arg of args) {
    const subcommand = command.commands.find((candidate) => candidate.name() === arg)
    if (subcommand) command = subcommand
    else if (!arg.startsWith('-')) break
  }
  return command
}

function getPath(command: Command): string {
  return command.parent ? `${getPath(command.parent)} ${command.name()}` : command.name()
}

/** The text with a capital and a full stop. */
const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? '' : '.')
