import type { Command } from 'commander'
import { examples, pair, regionOption, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

type CartOptions = {
  region?: 'gb' | 'us' | 'eu'
  product: string
  waist?: string
  build?: string
  leg?: string
  option?: Record<string, string>
  quantity: number
  lines: number
}

/** `spoke seed cart` */
export function seedCommands(program: Command, terminal: Terminal): void {
  const seed = program.command('seed').description('put something into a world from outside')

  seed
    .command('cart')
    .description('a cart with goods in it, and the visitor who remembers it')
    .addOption(regionOption().default('gb'))
    .option('--product <handle>', 'what is in it', 'heroes-navy')
    .option('--waist <inches>', 'short for --option waist=34')
    .option('--build <letter>', 'short for --option build=B')
    .option('--leg <inches>', 'short for --option leg=32')
    .option('--option <type=value>', 'any other size or choice, once or more', pair)
    .option('--quantity <n>', 'how many of it', wholeNumber, 1)
    .option('--lines <n>', 'in so many lines of their own', wholeNumber, 1)
    .addHelpText(
      'after',
      examples(
        'spoke seed cart',
        'spoke seed cart --region us --product heroes-navy --waist 34 --build B --leg 32',
        'spoke seed cart --product heroes-navy --quantity 2 --world mine --json',
      ),
    )
    .action(async ({ region, product, quantity, lines, waist, build, leg, option }: CartOptions, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const options = {
        ...option,
        ...(waist && { waist }),
        ...(build && { build: buildValue(build) }),
        ...(leg && { leg }),
      }
      const line = { product, quantity, ...(Object.keys(options).length && { options }) }
      const seeded = await asked(control.seedCart(world, { region, lines: Array(lines).fill(line) }))
      print(seeded, () => {
        const cookies = seeded.visitor.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        return `${seeded.cartId}\nTo be its visitor, send the shop this cookie header:\n${cookies}`
      })
    })
}

/** Fit services say B where the shelves say Build B (spec 3). */
const buildValue = (text: string) => (/^[a-c]$/i.test(text) ? `Build ${text}` : text)
