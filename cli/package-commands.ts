import { addBackendCommand } from './commands/backend.ts'
import { addCatalogueCommands } from './commands/catalogue.ts'
import { addClockCommands } from './commands/clock.ts'
import { addFaultCommands } from './commands/fault.ts'
import { addJournalCommand } from './commands/journal.ts'
import { addLatencyCommand } from './commands/latency.ts'
import { addOutboxCommand } from './commands/outbox.ts'
import { addScenarioCommands } from './commands/scenario.ts'
import { addSeedCommands } from './commands/seed.ts'
import { addWorldCommands } from './commands/world.ts'
import { runProgram } from './run-program.ts'
import type { Terminal } from './terminal/terminal.ts'

const commands = [
  addBackendCommand,
  addScenarioCommands,
  addSeedCommands,
  addWorldCommands,
  addCatalogueCommands,
  addClockCommands,
  addFaultCommands,
  addLatencyCommand,
  addJournalCommand,
  addOutboxCommand,
]

/** Runs one command line of the package, which has the commands that need no shop of this project, and returns its exit code. */
export const runPackageCommand = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runProgram(args, terminal, {
    description: 'A simulated Shopify to develop and test storefronts with.',
    commands,
    examples: [
      'spoke backend --storefront http://localhost:3000',
      'spoke scenario list',
      'spoke seed cart --product heroes-navy',
      'spoke fault add shopify cartCreate --status 503',
      'spoke journal --follow',
    ],
  })
