import { Command } from 'commander'
import { expect, test } from 'vitest'
import { toTypedWords } from './typed-words.ts'

/** A message as it is printed for `add shopfy`. */
function printFor(message: string): string {
  const command = new Command('add')
    .argument('<upstream>')
    .argument('[time]')
    .option('--status <code>')
    .option('--customer <id>')
    .option('--delivered-days-ago <n>')
    .option('--product <handle>')
    .action(() => {})
  new Command('spoke').option('--world <id>').addCommand(command).parse(['add', 'shopfy', '99h'], { from: 'user' })
  return toTypedWords(message, command)
}

test.each([
  ['lines.0.product: no product is called "nope"', '--product: no product is called "nope"'],
  ['customerId: the gb store has no customer 9', '--customer: the gb store has no customer 9'],
  ['deliveredDaysAgo: too many; world: none', '--delivered-days-ago: too many; --world: none'],
  ['lines.0.options: heroes-navy has no such size; it comes in', 'heroes-navy has no such size; it comes in'],
  ['upstream: no upstream is called "shopfy"', 'no upstream is called "shopfy"'],
  ['ms: expected 10 s at most', '99h: expected 10 s at most'],
  ['respond: choose one of status, userErrors', 'choose one of --status'],
  ['journal.3.seq: expected a number', 'journal.3.seq: expected a number'],
  ['There is no world "status: 1"', 'There is no world "status: 1"'],
])('%s is printed as %s [CLI-03]', (message, printed) => expect(printFor(message)).toBe(printed))
