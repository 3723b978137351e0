import type { Command } from 'commander'
import type { Terminal } from '../terminal/terminal.ts'
import { addAgentCommands } from './agent.ts'
import { addBackendCommand } from './backend.ts'
import { addCatalogueCommands } from './catalogue.ts'
import { addClockCommands } from './clock.ts'
import { addFaultCommands } from './fault.ts'
import { addJournalCommand } from './journal.ts'
import { addLatencyCommand } from './latency.ts'
import { addOutboxCommand } from './outbox.ts'
import { addScenarioCommands } from './scenario.ts'
import { addSeedCommands } from './seed.ts'
import { addWorldCommands } from './world.ts'

/** The commands that need a simulated backend and no shop of this project, in the order of help. */
export const backendCommands: readonly ((program: Command, terminal: Terminal) => void)[] = [
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
  addAgentCommands,
]
