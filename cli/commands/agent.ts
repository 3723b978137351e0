import { type Command, Option } from 'commander'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { NEWEST_RELEASE, UCP_RELEASES, type UcpRelease } from '#contracts/ucp/releases.ts'
import { openSession } from '../backend/session.ts'
import { collectPair, createRegionOption, formatExamples, parseCount } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

type StoreOptions = { region: RegionCode; release: UcpRelease }
type CheckoutOptions = StoreOptions & { product: string; email: string; pay?: true }
type Choice = StoreOptions & { option?: Record<string, string> }

/** Adds `spoke agent search|show|add|checkout`. */
export function addAgentCommands(program: Command, terminal: Terminal): void {
  const agent = program.command('agent').description('shop as an agent does, by the Universal Commerce Protocol')
  const add = (usage: string, description: string, ...examples: string[]) =>
    agent
      .command(usage)
      .description(description)
      .addOption(createRegionOption().default('gb'))
      .addOption(new Option('--release <date>', 'the release').choices(UCP_RELEASES).default(NEWEST_RELEASE))
      .addHelpText('after', formatExamples(...examples.map((example) => `spoke agent ${example}`)))

  /** The session of a command: its store, and how it prints. */
  async function open(command: Command, { region, release }: StoreOptions) {
    const { backend, world, print, printWithLink } = await openSession(command, terminal)
    const { connectStore } = await import('../agent/store.ts')
    return { store: connectStore({ backend, world, region, release }), print, printWithLink }
  }

  add('search [words...]', 'find products', 'search navy trousers', 'search --limit 3 --region us')
    .option('--limit <n>', 'the most products', parseCount, 10)
    .action(async (words: string[], options: StoreOptions & { limit: number }, command: Command) => {
      const { print, store } = await open(command, options)
      const { formatPrice } = await import('../agent/format-answer.ts')
      const query = words.join(' ')
      const results = await store.searchCatalog({ catalog: { query, pagination: { limit: options.limit } } })
      const lines = results.products.map(
        ({ handle, title, price_range }) => `${handle}: ${title}, ${formatPrice(price_range.min)}`,
      )
      print(results, () => (lines.length > 0 ? lines.join('\n') : 'Nothing is found.'))
    })

  add('show <product>', 'show a product, and what can be chosen', 'show heroes-navy --option Waist=34')
    .option('--option <name=value>', 'a choice; repeatable', collectPair)
    .action(async (id: string, options: Choice, command: Command) => {
      const { print, store } = await open(command, options)
      const { findVariant } = await import('../agent/find-variant.ts')
      const { product, variant } = await findVariant(store, id, options.option)
      const offers = product.options.map(({ name, values }) => {
        const labels = values.map(({ label, available }) => (available ? label : `${label} (not available)`))
        return `${name}: ${labels.join(', ')}`
      })
      const status = variant.availability.status.replaceAll('_', ' ')
      print(product, () => [product.title, ...offers, `${variant.title}, ${status}: ${variant.id}`].join('\n'))
    })

  add('add <product>', 'put a product into a cart', 'add heroes-navy --option Waist=34')
    .option('--option <name=value>', 'a choice; repeatable', collectPair)
    .option('--quantity <n>', 'how many', parseCount, 1)
    .option('--cart <id>', 'the cart; a new one without it')
    .action(async (id: string, options: Choice & { quantity: number; cart?: string }, command: Command) => {
      const { printWithLink, store } = await open(command, options)
      const { addToCart } = await import('../agent/add-to-cart.ts')
      const { formatContents } = await import('../agent/format-answer.ts')
      const cart = await addToCart(store, { ...options, product: id })
      const format = () => [formatContents(cart), `Cart ${cart.id}`, `For the buyer: ${cart.continue_url}`].join('\n')
      printWithLink(cart, format, options.region)
    })

  add('checkout [cart]', 'check out a cart, or a product without one', 'checkout', 'checkout --pay')
    .option('--product <product>', 'what is bought without a cart', 'heroes-navy')
    .option('--email <address>', 'the buyer’s', 'ada@example.com')
    .option('--pay', 'place the order; without it the buyer does, in the browser')
    .action(async (cart: string | undefined, options: CheckoutOptions, command: Command) => {
      const { printWithLink, store } = await open(command, options)
      const { checkOut } = await import('../agent/check-out.ts')
      const { formatContents } = await import('../agent/format-answer.ts')
      const checkout = await checkOut(store, { ...options, ...(cart && { cart }) })
      const { order, continue_url } = checkout
      const end = order ? `Order ${order.label}: ${order.permalink_url}` : `For the buyer: ${continue_url ?? ''}`
      const format = () => [formatContents(checkout), `Checkout ${checkout.status}`, end].join('\n')
      printWithLink(checkout, format, options.region)
    })
}
