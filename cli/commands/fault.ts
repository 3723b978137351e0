import { type Command, InvalidArgumentError } from 'commander'
import type { ControlClient } from '#mocks/control/client.ts'
import { openSession, orUsageError, type Session } from '../backend/session.ts'
import { parseWait } from '../terminal/duration.ts'
import { createRangeParser, formatExamples, parseCount, parseWholeNumber } from '../terminal/options.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'

/** Failures without a value, by their option: `--lose-response` is `loseResponse`. */
const KINDS = [
  ['timeout', 'timeout', 'never respond'],
  ['reset', 'reset', 'drop the connection before the first byte'],
  ['loseResponse', 'lose-response', 'do the work, then drop the connection'],
  ['malformed', 'malformed', 'respond with a body that is not JSON'],
  ['truncated', 'truncated', 'send the start of a body, then drop the connection'],
  ['empty', 'empty', 'respond with an empty body'],
  ['wrongShape', 'wrong-shape', 'respond with JSON that no contract describes'],
] as const

const parseStatus = createRangeParser(200, 599, 'an HTTP status from 200 to 599, like 503')

type Fault = Awaited<ReturnType<ControlClient['faults']>>[number]
type FaultInput = Parameters<ControlClient['addFault']>[1]
type Body = NonNullable<FaultInput['respond']['body']>
type AddOptions = {
  status?: number
  body?: Body
  delay?: number
  trickle?: number
  times?: number
  after?: number
  probability?: number
} & Partial<Record<(typeof KINDS)[number][0], true>>

/** Adds `spoke fault list|add|remove|clear`. */
export function addFaultCommands(program: Command, terminal: Terminal): void {
  const faults = program.command('fault').description('make calls to upstreams fail: list, add and remove faults')

  faults
    .command('list', { isDefault: true })
    .description('list the faults of a world with their ids')
    .addHelpText('after', formatExamples('spoke fault list', 'spoke fault list --world mine --json'))
    .action(async (_options, command: Command) => {
      const session = await openSession(command, terminal)
      const list = await orUsageError(session.control.faults(session.world))
      session.print(list, await createFormat(list))
    })

  const add = faults
    .command('add')
    .argument('<upstream>', "an upstream like shopify, or '*' for all")
    .argument('[operation]', 'a GraphQL field like cartCreate, or an operation of a REST contract; all by default')
    .description('add a fault; give one kind of failure, a delay, or both')
    .option('--status <code>', 'respond with this HTTP status', parseStatus)
    .option('--body <json>', 'the body of --status', parseJson)
    .option('--delay <time>', 'wait this long first', parseWait)
    .option('--trickle <time>', 'send the body in pieces over this time', parseWait)
    .option('--times <n>', 'end after this many calls', parseCount)
    .option('--after <n>', 'let this many calls pass first', parseWholeNumber)
    .option('--probability <share>', 'the share of calls that fail, 0 to 1', parseShare)
  for (const [, option, description] of KINDS) add.option(`--${option}`, description)
  add
    .addHelpText(
      'after',
      formatExamples(
        'spoke fault add shopify cartCreate --status 503 --times 1',
        'spoke fault add reviews --delay 3s',
        'spoke fault add backend collection --timeout --probability 0.2',
      ),
    )
    .action(async (upstream: string, operation: string | undefined, options: AddOptions, command: Command) => {
      const session = await openSession(command, terminal)
      const fault = toFault(upstream, operation, options)
      await printChange(await orUsageError(session.control.addFault(session.world, fault)), session)
    })

  faults
    .command('remove')
    .argument('<id>', 'the number that `spoke fault list` shows', parseWholeNumber)
    .description('remove one fault')
    .addHelpText('after', formatExamples('spoke fault list', 'spoke fault remove 1001'))
    .action(async (id: number, _options, command: Command) => {
      const session = await openSession(command, terminal)
      const seeAll = `Run \`${session.toCommand('fault list')}\` to see them all.`
      await orUsageError(session.control.removeFault(session.world, id), seeAll)
      await printChange(await session.control.faults(session.world), session)
    })

  faults
    .command('clear')
    .description('remove all faults')
    .addHelpText('after', formatExamples('spoke fault clear'))
    .action(async (_options, command: Command) => {
      const session = await openSession(command, terminal)
      await orUsageError(session.control.clearFaults(session.world))
      await printChange([], session)
    })
}

/** Prints the faults after a change, with the link to the shop that has them. */
async function printChange(faults: readonly Fault[], { printWithLink }: Session): Promise<void> {
  const format = await createFormat(faults)
  printWithLink({ faults }, format)
}

/** Formats faults as a table with their ids. Loads the words only when they are needed, because help does not need them. */
async function createFormat(faults: readonly Fault[]): Promise<() => string> {
  const { describeFault } = await import('#mocks/control/describe/fault.ts')
  return () =>
    faults.length === 0 ? 'No faults.' : formatTable(faults.map((fault) => [String(fault.id), describeFault(fault)]))
}

/** The simulated backend checks the values. */
function toFault(upstream: string, operation: string | undefined, options: AddOptions): FaultInput {
  const { status, body, delay, trickle, times, after, probability } = options
  return {
    upstream,
    ...(operation !== undefined && { operation }),
    ...(times !== undefined && { times }),
    ...(after !== undefined && { after }),
    ...(probability !== undefined && { probability }),
    respond: {
      ...(status !== undefined && { status }),
      ...(body !== undefined && { body }),
      ...(delay !== undefined && { delayMs: delay }),
      ...(trickle !== undefined && { trickleMs: trickle }),
      ...Object.fromEntries(KINDS.flatMap(([kind]) => (options[kind] ? [[kind, true]] : []))),
    },
  }
}

function parseShare(text: string): number {
  const share = Number(text)
  if (text.trim() !== '' && share >= 0 && share <= 1) return share
  throw new InvalidArgumentError('Expected a number from 0 to 1, like 0.2.')
}

function parseJson(text: string): Body {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Expected JSON like \'{"message":"Closed"}\'.')
  }
}
