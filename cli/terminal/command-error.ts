import type { Command, CommanderError } from 'commander'
import { UsageError } from '../usage-error.ts'

/** What a command line names: the command as far as it is known, and the first word after it. */
type Called = { command: Command; word: string | undefined }

/** An error of commander with the next step. */
export function toUsageError({ code, message, cause }: CommanderError, { command, word }: Called): UsageError {
  const names = command.commands.map((subcommand) => subcommand.name())
  if (code === 'commander.help') {
    const next = seeHelp(command, 'commands')
    return new UsageError(`${getPath(command)} needs a command: ${names.join(', ')}.`, { next, exitCode: 2, cause })
  }
  // commander counts what follows a command that has an action of its own, or a default one
  if (code === 'commander.excessArguments' && names.length > 0 && word !== undefined) {
    const next = `Choose one of: ${names.join(', ')}.  ${seeHelp(command, 'commands')}`
    return new UsageError(`Unknown command '${word}'.`, { next, exitCode: 2, cause })
  }
  const [error = '', ...suggestions] = message.replace(/^error: /, '').split('\n')
  const help = seeHelp(command, code === 'commander.unknownCommand' ? 'commands' : 'options')
  const next = [...suggestions.map((suggestion) => suggestion.replace(/^\(|\)$/g, '')), help].join('  ')
  return new UsageError(toSentence(error), { next, exitCode: 2, cause })
}

/** The next step after any wrong call of a command. */
export const seeHelp = (command: Command, what: 'commands' | 'options' = 'options'): string =>
  `Run \`npx ${getPath(command)} --help\` to see its ${what}.`

/** What a command line names. */
export function findCommand(program: Command, args: readonly string[]): Called {
  let command = program
  for (const arg of args) {
    const subcommand = command.commands.find((candidate) => candidate.name() === arg)
    if (subcommand) command = subcommand
    else if (!arg.startsWith('-')) return { command, word: arg }
  }
  return { command, word: undefined }
}

function getPath(command: Command): string {
  return command.parent ? `${getPath(command.parent)} ${command.name()}` : command.name()
}

/** The text with a capital and a full stop. */
const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? '' : '.')
