import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { isControlError } from './backend/session.ts'
import { addCompletionCommand } from './commands/completion.ts'
import { findCommand, seeHelp, toUsageError } from './terminal/command-error.ts'
import { addGlobalOptions, formatExamples } from './terminal/options.ts'
import type { Terminal } from './terminal/terminal.ts'
import { toTypedWords } from './terminal/typed-words.ts'
import { UsageError } from './usage-error.ts'

/** What `spoke` is: that of this project, or that of the package. */
type Program = {
  description: string
  commands: readonly ((program: Command, terminal: Terminal) => void)[]
  examples: readonly string[]
  /** Runs before the options of a command are parsed. */
  prepare?: (args: readonly string[], terminal: Terminal) => void
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/**
 * Runs one command line and returns its exit code: 0 done, 1 failed, 2 invalid arguments.
 * Every failure is printed here, on stderr.
 */
export async function runProgram(
  args: readonly string[],
  terminal: Terminal,
  { description, commands, examples, prepare }: Program,
): Promise<number> {
  const json = args.includes('--json')
  const program = new Command('spoke')
    .description(description)
    .version(version)
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      // printFailure prints errors; with --json that is all of stderr
      writeErr: (text) => void (json || terminal.err(text.trimEnd())),
      outputError: () => {},
    })
    .addHelpText('after', formatExamples(...examples))
  addGlobalOptions(program)
  for (const addCommand of commands) addCommand(program, terminal)
  if (args[0] === 'complete') {
    // Only shells call this, so help does not list it.
    const { complete } = await import('./commands/complete.ts')
    complete(program, args.slice(args[1] === '--' ? 2 : 1))
    return 0
  }
  addCompletionCommand(program, terminal)
  try {
    prepare?.(args, terminal)
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    const called = findCommand(program, args)
    if (!(error instanceof CommanderError)) return printFailure(error, called.command, terminal, json)
    if (error.exitCode === 0) return 0
    // commander has printed the help of a command that needs a subcommand
    if (error.code === 'commander.help' && !json) return 2
    return printFailure(toUsageError(error, called), called.command, terminal, json)
  }
}

/** @param command The one that failed, whose words and help the message uses. */
function printFailure(thrown: unknown, command: Command, terminal: Terminal, json: boolean): number {
  const error = isPackageMissing(thrown) ? createPackageMissingError(thrown) : thrown
  if (error instanceof UsageError) {
    const { exitCode } = error
    const message = isControlError(error.cause) ? toTypedWords(error.message, command) : error.message
    const next = error.next ?? (exitCode === 2 ? seeHelp(command) : undefined)
    terminal.err(
      json ? JSON.stringify({ error: message, ...(next && { next }) }) : [message, next].filter(Boolean).join('\n'),
    )
    return exitCode
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  terminal.err(json ? JSON.stringify({ error: text }) : text)
  return 1
}

const isPackageMissing = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && /package '/.test(error.message)

/** Only `spoke start` and `spoke fit serve` run on production dependencies; other commands get here. */
const createPackageMissingError = (cause: Error) =>
  new UsageError(
    `This command needs the package ${/package '([^']+)'/.exec(cause.message)?.[1]}, which is not installed.`,
    {
      next: 'Run `npm ci` to install the development dependencies too.',
      cause,
    },
  )
