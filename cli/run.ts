import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { backendCommand } from './commands/backend.ts'
import { clockCommands } from './commands/clock.ts'
import { completionCommand } from './commands/completion.ts'
import { contractsCommands } from './commands/contracts.ts'
import { devCommand } from './commands/dev.ts'
import { doctorCommand } from './commands/doctor.ts'
import { fitCommands } from './commands/fit.ts'
import { journalCommand } from './commands/journal.ts'
import { outboxCommand } from './commands/outbox.ts'
import { scenarioCommands } from './commands/scenario.ts'
import { seedCommands } from './commands/seed.ts'
import { startCommand } from './commands/start.ts'
import { verifyCommand } from './commands/verify.ts'
import { worldCommands } from './commands/world.ts'
import { Mistake } from './mistake.ts'
import { examples } from './options.ts'
import { addSessionOptions } from './session.ts'
import type { Terminal } from './terminal.ts'

const commands = [
  devCommand,
  startCommand,
  backendCommand,
  scenarioCommands,
  seedCommands,
  worldCommands,
  clockCommands,
  journalCommand,
  outboxCommand,
  fitCommands,
  contractsCommands,
  verifyCommand,
  doctorCommand,
]

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/**
 * Runs one command line, and says with what code to exit: 0 done, 1 failed, 2 asked for wrongly.
 * Every failure ends here, as one line on stderr and the next step.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('spoke')
    .description('The SPOKE shop and the simulated outside world to develop it in.')
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
      examples(
        'spoke dev --scenario cart-completed',
        'spoke scenario list',
        'spoke seed cart --product heroes-navy',
        'spoke journal --follow',
      ),
    )
  addSessionOptions(program)
  for (const add of commands) add(program, terminal)
  if (args[0] === 'complete') {
    // asked by a shell and by nobody else, so it is no command that help would name; loaded here for the same reason
    const { complete } = await import('./complete.ts')
    complete(program, args.slice(args[1] === '--' ? 2 : 1))
    return 0
  }
  completionCommand(program)
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    return exitCodeOf(error, terminal, args.includes('--json'))
  }
}

function exitCodeOf(error: unknown, terminal: Terminal, json: boolean): number {
  // commander has said already what is wrong; help and version are no errors, though it throws for them
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Mistake) {
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
