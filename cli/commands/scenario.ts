import type { Command } from 'commander'
import type { ScenarioSummary } from '#mocks/control/api.ts'
import { enterUrl } from '../links.ts'
import { Mistake } from '../mistake.ts'
import { examples, pair, regionOption } from '../options.ts'
import { withParams } from '../scenario-params.ts'
import { asked, sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'

const SEE_ALL = 'Run `spoke scenario list` to see them all.'

/** `spoke scenario list|show|use|clear` */
export function scenarioCommands(program: Command, terminal: Terminal): void {
  const scenario = program.command('scenario').description('what the outside world is up to')

  scenario
    .command('list')
    .description('every scenario, by department')
    .addHelpText('after', examples('spoke scenario list', 'spoke scenario list --json'))
    .action(async (_options, command: Command) => {
      const { control, print } = sessionOf(command, terminal)
      const all = await asked(control.scenarios())
      print(all, () => listed(all, terminal))
    })

  scenario
    .command('show [name]')
    .description('one scenario: what it stages, which errors it brings about, what it can be told')
    .addHelpText('after', examples('spoke scenario show cart-completed'))
    .action(async (given: string | undefined, _options, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const all = await asked(control.scenarios())
      const name = given ?? (await chosenScenario(all, terminal))
      const found = all.find((each) => each.name === name)
      // It cannot be loaded: asking for it all the same answers with the name that is nearest.
      if (!found) return void (await asked(control.load(world, [name]), SEE_ALL))
      print(found, () => described(found, terminal))
    })

  scenario
    .command('use [name...]')
    .description('make the world afresh and arrange these scenarios in it, in order')
    .addOption(regionOption())
    .option('--param <name=value>', 'a parameter of the scenario, once or more', pair)
    .addHelpText(
      'after',
      examples(
        'spoke scenario use cart-completed',
        'spoke scenario use cart-completed --region us',
        'spoke scenario use fit-saved --param email=ann@example.com --world mine',
      ),
    )
    .action(async (given: string[], options: { region?: string; param?: Record<string, string> }, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const all = await asked(control.scenarios())
      const wanted = given.length > 0 ? given : [await chosenScenario(all, terminal)]
      const scenarios = withParams(wanted, all, { ...options.param }, options.region)
      const loaded = await asked(control.load(world, scenarios), SEE_ALL)
      const enter = enterUrl(control.origin, loaded.scenarios, { world, region: options.region })
      print(
        { ...loaded, enter },
        () => `World ${world} now holds ${loaded.scenarios.join(', ')}.\nEnter as this visitor: ${enter}`,
      )
    })

  scenario
    .command('clear')
    .description('back to the plain house: no scenario, no fault, no records')
    .addHelpText('after', examples('spoke scenario clear', 'spoke scenario clear --world mine'))
    .action(async (_options, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const loaded = await asked(control.reset(world))
      print(loaded, () => `World ${world} is plain again.`)
    })
}

/** Asks whoever sits at the terminal; where nobody does, a name is missing. */
async function chosenScenario(all: readonly ScenarioSummary[], { choose }: Terminal): Promise<string> {
  if (!choose) throw new Mistake('Which scenario?', { next: SEE_ALL, exitCode: 2 })
  return choose(
    'Which scenario?',
    all.map(({ name, summary }) => ({ value: name, hint: summary })),
  )
}

function listed(all: readonly ScenarioSummary[], { style }: Terminal): string {
  const departments = Map.groupBy(all, ({ department }) => department)
  const rows: string[][] = []
  for (const [department, scenarios] of departments) {
    rows.push([style('bold', department)])
    for (const { name, summary } of scenarios) rows.push([`  ${name}`, style('dim', summary)])
  }
  return table(rows)
}

function described(scenario: ScenarioSummary, { style }: Terminal): string {
  const { name, summary, department, reproduces, params, start } = scenario
  const rows = [
    ['Department', department],
    ['Enters at', start],
    ['Brings about', reproduces.join(', ') || 'no error'],
    ['Parameters', Object.entries(params).map(parameter).join('; ') || 'none'],
  ]
  return `${style('bold', name)}\n${summary}\n\n${table(rows)}`
}

/** A parameter as its JSON Schema has it: `region (gb|us|eu, else gb)`. */
function parameter([name, schema]: [string, unknown]): string {
  const { type, enum: choices, default: fallback } = Object(schema)
  const kind = Array.isArray(choices) ? choices.join('|') : String(type ?? 'any')
  return `${name} (${kind}${fallback === undefined ? '' : `, else ${fallback}`})`
}
