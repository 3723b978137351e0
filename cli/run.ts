import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addBackendCommand } from './commands/backend.ts'
import { addClockCommands } from './commands/clock.ts'
import { addCompletionCommand } from './commands/completion.ts'
import { addContractsCommands } from './commands/contracts.ts'
import { addDevCommand } from './commands/dev.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addFaultCommands } from './commands/fault.ts'
import { addFitCommands } from './commands/fit.ts'
import { addJournalCommand } from './commands/journal.ts'
import { addLatencyCommand } from './commands/latency.ts'
import { addOutboxCommand } from './commands/outbox.ts'
import { addScenarioCommands } from './commands/scenario.ts'
import { addSeedCommands } from './commands/seed.ts'
import { addStartCommand } from './commands/start.ts'
import { addVerifyCommand } from './commands/verify.ts'
import { addWorldCommands } from './commands/world.ts'
import { addGlobalOptions, formatExamples } from './terminal/options.ts'
import type { Terminal } from './terminal/terminal.ts'
import { UsageError } from './usage-error.ts'

const commands = [
  addDevCommand,
  addStartCommand,
  addBackendCommand,
  addScenarioCommands,
  addSeedCommands,
  addWorldCommands,
  addClockCommands,
  addFaultCommands,
  addLatencyCommand,
  addJournalCommand,
  addOutboxCommand,
  addFitCommands,
  addContractsCommands,
  addVerifyCommand,
  addDoctorCommand,
]

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/**
 * Runs one command line and returns its exit code: 0 done, 1 failed, 2 invalid arguments.
 * Every failure is printed here, on stderr.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('spoke')
    .description('The SPOKE shop, and the simulated backend to develop it with.')
    .version(version)
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())),
    })
    .addHelpText(
      'after',
      formatExamples(
        'spoke dev --scenario cart-completed',
        'spoke scenario list',
        'spoke seed cart --product heroes-navy',
        'spoke journal --follow',
      ),
    )
  addGlobalOptions(program)
  for (const addCommand of commands) addCommand(program, terminal)
  if (args[0] === 'complete') {
    // Only shells call this, so help does not list it.
    const { complete } = await import('./commands/complete.ts')
    complete(program, args.slice(args[1] === '--' ? 2 : 1))
    return 0
  }
  addCompletionCommand(program)
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    return printFailure(error, terminal, args.includes('--json'))
  }
}

function printFailure(thrown: unknown, terminal: Terminal, json: boolean): number {
  // commander has printed its error already, and throws for help and version too.
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
  const error = isPackageMissing(thrown) ? createPackageMissingError(thrown) : thrown
  if (error instanceof UsageError) {
    const { message, next, exitCode } = error
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
