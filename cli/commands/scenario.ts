import type { Command } from 'commander'
import type { ScenarioSummary } from '#mocks/control/api.ts'
import type { ControlClient, ControlError } from '#mocks/control/client.ts'
import { listDifferences } from '#mocks/control/describe/differences.ts'
import { describeParams, toScenarioRequests } from '../backend/scenario-params.ts'
import { openSession, orUsageError, type Session } from '../backend/session.ts'
import { collectPair, createRegionOption, formatExamples } from '../terminal/options.ts'
import { formatTable, type Terminal, toShortList } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

/** The next step after an unknown name. */
const seeAll = ({ toCommand }: Session) => `Run \`${toCommand('scenario list')}\` to see them all.`

/** Adds `spoke scenario list|show|use|clear`. */
export function addScenarioCommands(program: Command, terminal: Terminal): void {
  const scenario = program.command('scenario').description('list, show and load scenarios of the simulated backend')

  scenario
    .command('list')
    .description('list all scenarios by department')
    .addHelpText('after', formatExamples('spoke scenario list', 'spoke scenario list --json'))
    .action(async (_options, command: Command) => {
      const { control, print } = await openSession(command, terminal)
      const scenarios = await readScenarios(control)
      print(scenarios, () => formatScenarioList(scenarios, terminal))
    })

  scenario
    .command('show [name]')
    .description('show what a scenario sets up, the errors it causes and its parameters')
    .addHelpText('after', formatExamples('spoke scenario show cart-completed'))
    .action(async (givenName: string | undefined, _options, command: Command) => {
      const session = await openSession(command, terminal)
      const { control, world, print } = session
      const scenarios = await readScenarios(control)
      const name = givenName ?? (await chooseScenario(scenarios, terminal, seeAll(session)))
      const match = scenarios.find((scenario) => scenario.name === name)
      // Loading an unknown scenario fails with the nearest name and changes nothing.
      if (!match) return void (await orUsageError(control.load(world, [name]), seeAll(session)))
      print(match, () => formatScenario(match, terminal))
    })

  scenario
    .command('use [name...]')
    .description('reset the world and load these scenarios into it, in order')
    .addOption(createRegionOption())
    .option('--param <name=value>', 'a parameter of the scenario; repeatable', collectPair)
    .addHelpText(
      'after',
      formatExamples(
        'spoke scenario use cart-completed',
        'spoke scenario use cart-completed --region us',
        'spoke scenario use fit-saved --param email=ann@example.com --world mine',
      ),
    )
    .action(
      async (givenNames: string[], options: { region?: string; param?: Record<string, string> }, command: Command) => {
        const session = await openSession(command, terminal)
        const { control, world, toCommand, printWithLink } = session
        const scenarios = await orUsageError(control.scenarios())
        const names = givenNames.length > 0 ? givenNames : [await chooseScenario(scenarios, terminal, seeAll(session))]
        const requests = toScenarioRequests(names, scenarios, { ...options.param }, options.region, toCommand)
        const showFirst = `Run \`${toCommand(`scenario show ${names[0]}`)}\` to see its parameters.`
        const isKnown = scenarios.some(({ name }) => name === names[0])
        const loaded = await orUsageError(control.load(world, requests), isKnown ? showFirst : seeAll(session))
        const differences = listDifferences(await orUsageError(control.diff(world)))
        const format = () =>
          [`World ${world} now has ${loaded.scenarios.join(', ')}.`, ...toShortList(differences)].join('\n  ')
        printWithLink({ ...loaded, differences }, format, options.region)
      },
    )

  scenario
    .command('clear')
    .description('reset the world to its default data: no scenarios, faults or records')
    .addHelpText('after', formatExamples('spoke scenario clear', 'spoke scenario clear --world mine'))
    .action(async (_options, command: Command) => {
      const { control, world, printWithLink } = await openSession(command, terminal)
      const loaded = await orUsageError(control.reset(world))
      printWithLink(loaded, () => `World ${world} is reset to its default data.`)
    })
}

/** The scenarios of the simulated backend; of this checkout where none answers. */
async function readScenarios(control: ControlClient): Promise<readonly ScenarioSummary[]> {
  const isUp = await control.health().then(
    () => true,
    (error: ControlError) => error.status !== 0,
  )
  if (isUp) return orUsageError(control.scenarios())
  const { listScenarioSummaries } = await import('#mocks/control/scenario-summary.ts')
  return listScenarioSummaries()
}

/** Asks for a scenario at a terminal; in a script a missing name is a UsageError. */
async function chooseScenario(
  scenarios: readonly ScenarioSummary[],
  { choose }: Terminal,
  next: string,
): Promise<string> {
  if (!choose) throw new UsageError('No scenario given.', { next, exitCode: 2 })
  return choose(
    'Which scenario?',
    scenarios.map(({ name, summary }) => ({ value: name, hint: summary })),
  )
}

function formatScenarioList(scenarios: readonly ScenarioSummary[], { style, columns }: Terminal): string {
  const rows: string[][] = []
  for (const department of new Set(scenarios.map((scenario) => scenario.department))) {
    rows.push([style('bold', department)])
    const own = scenarios.filter((scenario) => scenario.department === department)
    for (const { name, summary } of own) rows.push([`  ${name}`, style('dim', summary)])
  }
  return formatTable(rows, columns)
}

function formatScenario(scenario: ScenarioSummary, { style, columns }: Terminal): string {
  const { name, summary, department, reproduces, params, start } = scenario
  const rows = [
    ['Department', department],
    ['Start page', start],
    ['Causes', reproduces.join(', ') || 'no error'],
    ['Parameters', describeParams(params).join('; ') || 'none'],
  ]
  return `${style('bold', name)}\n${summary}\n\n${formatTable(rows, columns)}`
}
