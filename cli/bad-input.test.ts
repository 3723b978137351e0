import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { setUpSimulatedBackend } from './backend/backend.fixtures.ts'
import { runSpoke } from './terminal/spoke.fixtures.ts'

const { getWorld, getWorlds, spoke } = setUpSimulatedBackend()

const folder = mkdtempSync(join(tmpdir(), 'spoke-input-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** A file with nothing in it. */
const EMPTY = join(folder, 'empty')
writeFileSync(EMPTY, '')

/** A backend without state, which needs no port of its own. */
const BACKEND = 'backend --port 0 --no-state'
/** Nothing listens there. */
const NOWHERE = 'http://localhost:9'

/** Wrong commands and their messages. Each is refused with exit code 2 or, with `!`, 1. */
const ROWS: readonly [line: string, says: string | RegExp][] = [
  ['spok', "Unknown command 'spok'."],
  ['--verbose', "Unknown option '--verbose'."],

  ['dev now', "Too many arguments for 'dev'."],
  ['dev --scenario cart-complete', 'No scenario called "cart-complete".\nDid you mean cart-completed?'],
  ['dev --scenario ,', 'Expected names like a,b.'],
  ['dev --region fr', 'Allowed choices are gb, us, eu.'],
  ['dev --seed x', 'Expected a whole number.'],
  ['dev --seed=-1', 'Expected a number of at least 0.'],
  ['dev --port 99999', 'Expected a port from 0 to 65535, like 4011;'],
  ['dev --backend-port x', 'Expected a port from 0 to 65535, like 4011;'],
  ['dev --port 4444 --backend-port 4444', 'Port 4444 is given to the shop and to its backend.\nGive two with'],
  ['dev --env-file nope.env', 'There is no file nope.env.\nName another with --env-file.'],
  ['dev --env-file app', 'app cannot be read.\nIt has lines like NAME=value.'],

  ['start now', "Too many arguments for 'start'."],
  ['start --scenario cart-completed', 'Scenarios need a simulated backend.\nAdd --simulated.'],
  ['start --simulated --scenario nope', 'No scenario called "nope".\nRun `npx spoke scenario list`'],
  ['start --port x', 'Expected a port from 0 to 65535, like 4011;'],
  ['start --backend-port x', 'Expected a port from 0 to 65535, like 4011;'],
  ['! start --output app', 'There is no production build in app.\nRun `npm run build` first, or add --build.'],
  ['start --simulated --port 4444 --backend-port 4444', 'Port 4444 is given to the shop and to its backend.'],
  ['start --env-file nope.env', 'There is no file nope.env.'],
  ['start --log-level loud', 'Allowed choices are silent, error, warn, info.'],
  ['start --shutdown-delay 999', 'Expected a number of seconds from 0 to 300, like 30.'],
  ['start --metrics-port x', 'Expected a port from 0 to 65535, like 4011;'],

  ['backend now', "Too many arguments for 'backend'."],
  ['backend --port x', 'Expected a port from 0 to 65535, like 4011;'],
  [`! ${BACKEND} --host nope.invalid`, /^It cannot listen on port 0 of nope\.invalid \(E\w+\)\nRun `npx spoke backend/],
  [`! ${BACKEND} --storefront nope`, '"nope" is not a storefront\'s URL, such as http://localhost:3000.'],
  [`${BACKEND} --webhooks nope`, 'Expected a URL like https://shop.example.'],
  [`! ${BACKEND} --store us`, '--store us: expected a store and a port or a host, such as us=5443'],
  [`${BACKEND} --cert ${EMPTY}`, '--cert and --key belong together.\nGive both'],
  [`! ${BACKEND} --cert ${EMPTY} --key nope.pem`, 'nope.pem cannot be read (ENOENT)'],
  [`! ${BACKEND} --cert ${EMPTY} --key ${EMPTY}`, 'has no certificate (PEM)'],
  [`${BACKEND} --image-host nope`, 'Expected a URL like https://shop.example.'],
  [`! ${BACKEND} --catalogue nope.json`, /nope\.json cannot be used: there is no such file\n/],
  [
    `! ${BACKEND} --catalogue package.json`,
    /package\.json cannot be used: it has none of the fields of a goods file: /,
  ],
  ['backend --seed x', 'Expected a whole number.'],
  [`! backend --port 0 --state-dir ${EMPTY}`, 'cannot be locked'],
  [`! ${BACKEND} --agent-profile agent=x.json`, '--agent-profile agent=x.json: expected an address and a file'],
  ['backend --max-worlds -1', 'Expected a whole number above 0.'],
  ['backend --max-worlds 0', 'Expected a whole number above 0.'],

  ['scenario lst', "Unknown command 'lst'.\nDid you mean list?"],
  ['scenario list now', "Too many arguments for 'list'."],
  ['scenario show cart-complete', 'Did you mean cart-completed?  Run `npx spoke scenario list'],
  ['scenario use', 'No scenario given.\nRun `npx spoke scenario list'],
  ['scenario use nope', 'No scenario called "nope".\nRun `npx spoke scenario list'],
  ['scenario use cart-completed --region fr', 'Allowed choices are gb, us, eu.'],
  ['scenario use cart-completed --param nope=1', 'has no parameter called nope.\nRun `npx spoke scenario show'],
  ['scenario clear now', "Too many arguments for 'clear'."],

  ['seed cart --region fr', 'Allowed choices are gb, us, eu.'],
  ['seed cart --product heroes-navv', '--product: no product is called "heroes-navv"\nDid you mean heroes-navy?'],
  ['seed cart --product nope', '--product: no product is called "nope"\nRun `npx spoke seed cart --help`'],
  ['seed cart --sku nope', '--sku: heroes-navy has no variant nope\n'],
  ['seed cart --waist 99', /^heroes-navy has no such size; it comes in waist 28\|30/],
  ['seed cart --build Z', 'heroes-navy has no such size'],
  ['seed cart --leg 1', 'heroes-navy has no such size'],
  ['seed cart --option waist', 'Expected a pair like waist=34.'],
  ['seed cart --quantity 9999', /^--quantity: \d+ are in stock, not 9999\n/],
  ['seed cart --quantity 0', 'Expected a whole number above 0.'],
  ['seed cart --lines 0', 'Expected a whole number above 0.'],
  ['seed customer --region fr', 'Allowed choices are gb, us, eu.'],
  ['seed customer --email ann', '--email: Invalid email address'],
  ['seed customer --phone x', '--phone: expected a number like +447700900123'],
  ['seed customer --addresses x', 'Expected a whole number.'],
  ['seed fit', '--customer: a fit is saved for a customer or an email address; give one of them'],
  ['seed fit --region fr', 'Allowed choices are gb, us, eu.'],
  ['seed fit --email ann', '--email: Invalid email address'],
  ['seed fit --email a@example.com --saved-days-ago x', 'Expected a whole number.'],
  ['seed fit --email a@example.com --size nope', '--size: "nope" is not one of S, M'],
  ['seed fit --email a@example.com --chest 1', '--chest: "1" is not one of'],
  ['seed fit --email a@example.com --cut x', '--cut: "x" is not one of'],
  ['seed fit --email a@example.com --length x', '--length: "x" is not one of'],
  ['seed fit --email a@example.com --waist 1', '--waist: "1" is not one of'],
  ['seed fit --email a@example.com --build Z', '--build: "Z" is not one of'],
  ['seed fit --email a@example.com --leg 1', '--leg: "1" is not one of'],
  ['seed fit --email a@example.com --taper x', '--taper: "x" is not one of'],
  ['seed order --region fr', 'Allowed choices are gb, us, eu.'],
  ['seed order --customer 9', 'the gb store has no customer 9\n'],
  ['seed order --email ann@example.com', 'the gb store has no customer ann@example.com\nFor a guest add --guest.'],
  ['seed order --placed-days-ago 1 --delivered-days-ago 5', 'cannot be delivered 5 days ago\n'],
  ['seed order --fulfilment lost', 'Allowed choices are unfulfilled, fulfilled, delivered, by-clock.'],
  ['seed order --product nope', 'no product is called "nope"'],
  ['seed order --sku nope', 'heroes-navy has no variant nope'],
  ['seed order --waist 99', 'heroes-navy has no such size'],
  ['seed order --build Z', 'heroes-navy has no such size'],
  ['seed order --leg 1', 'heroes-navy has no such size'],
  ['seed order --option x', 'Expected a pair like waist=34.'],
  ['seed order --quantity x', 'Expected a whole number above 0.'],
  ['seed order --lines 0', 'Expected a whole number above 0.'],
  ['seed reset --seed x', 'Expected a whole number.'],

  ['world show --world nope', 'There is no world "nope"\nChoose one of: default.'],
  ['world list now', "Too many arguments for 'list'."],
  ['world diff --world nope', 'There is no world "nope"\nChoose one of: default.'],
  ['world reset --seed x', 'Expected a whole number.'],
  ['world remove', 'No world given.\nGive one with --world. `npx spoke world reset'],
  ['world remove --world nope', 'There is no world "nope"\nChoose one of: default.'],
  ['world export /nope/x.json', '/nope/x.json cannot be written.\nGive a file in a folder that exists.'],
  ['world import nope.json', 'nope.json cannot be read.\nGive a file that `spoke world export`'],
  ['world import README.md', 'README.md is not JSON.\nGive a file that `spoke world export`'],
  ['world import package.json', 'This is no exported world: its format is not "spoke-world"\nGive a file that'],
  ['world keep Navy', 'Navy: expected a name like belts-sold-out\n'],
  ['world keep navy-gone --summary short', '--summary: '],
  ['world keep navy-gone --department shoes', '--department: Invalid option'],
  ['world keep navy-gone --start cart', '--start: Invalid string'],

  ['! catalogue check nope.json', 'nope.json cannot be used: there is no such file\n`npx spoke catalogue fields`'],
  ['! catalogue check README.md', /README\.md cannot be used: it is no JSON: /],
  ['! catalogue check package.json', 'package.json cannot be used: it has none of the fields of a goods file'],
  ['catalogue fields now', "Too many arguments for 'fields'."],
  ['catalogue schema now', "Too many arguments for 'schema'."],
  ['catalogue export --from nope --token x', 'Expected a URL like https://shop.example.'],
  ['catalogue export --from https://shop.example', "Required option '--token <token>' not specified."],
  [`catalogue export --from ${NOWHERE} --token x --out /nope/x.json`, '/nope/x.json cannot be written.'],
  [`! catalogue export --from ${NOWHERE} --token x --out ${EMPTY}`, /^There is no answer from .*\nCheck --from, /],
  ['catalogue export --from https://shop.example --token x --menu ,', 'Expected names like a,b.'],
  ['catalogue export --from https://shop.example --token x --metaobject ,', 'Expected names like a,b.'],
  ['catalogue export --from https://shop.example --token x --metafield x', 'Expected a name like product:custom.care'],

  [
    'clock nope',
    "Unknown command 'nope'.\nChoose one of: show, set, advance, stop, run, reset.  Run `npx spoke clock --help`",
  ],
  ['clock show --world nope', 'There is no world "nope"\nChoose one of: default.'],
  ['clock set 2026-02-31', 'Expected a time like 2026-12-24'],
  ['clock advance soon', 'Expected a time like 14d'],
  ['clock advance 999999999d', '999999999d: expected a hundred years at most\n'],
  ['clock stop now', "Too many arguments for 'stop'."],
  ['clock run now', "Too many arguments for 'run'."],
  ['clock reset now', "Too many arguments for 'reset'."],

  ['fault ad', "Unknown command 'ad'.\nChoose one of: list, add, remove, clear.  Run `npx spoke fault --help`"],
  ['fault list --world nope', 'There is no world "nope"\nChoose one of: default.'],
  ['fault add shopfy', 'no upstream is called "shopfy"\nDid you mean shopify?'],
  ['fault add nope --status 503', /^no upstream is called "nope"\nChoose one of: .*\bshopify, /],
  ['fault add reviews lst', /^reviews has no operation "lst"\nDid you mean list\?/],
  ['fault add shopify cartCreat', 'shopify has no query, mutation or document "cartCreat"\nDid you mean cartCreate?'],
  [
    'fault add shopify cartCreate',
    /^choose one of --status, --timeout, --reset, .*, --wrong-shape, --lose-response, --delay, --trickle\nRun /,
  ],
  ['fault add shopify --timeout --reset', 'choose one of --timeout, --reset\n'],
  ['fault add shopify --status 99', 'Expected an HTTP status from 200 to 599, like 503.'],
  ['fault add shopify --status -5', 'Expected an HTTP status from 200 to 599, like 503.'],
  ['fault add shopify --status 503 --body {', "Expected JSON like '"],
  ['fault add shopify --delay 3', '3 has no unit. Expected a time like 800ms or 2s (units: '],
  ['fault add shopify --delay -3s', 'Expected a time like 800ms or 2s (units: '],
  ['fault add shopify --delay 99h', '--delay: expected 2 min at most\n'],
  ['fault add shopify --trickle 99h', '--trickle: expected 2 min at most\n'],
  ['fault add shopify --timeout --times 0', 'Expected a whole number above 0.'],
  ['fault add shopify --timeout --after x', 'Expected a whole number.'],
  ['fault add shopify --timeout --probability 2', 'Expected a number from 0 to 1, like 0.2.'],
  ['fault remove 99', 'There is no fault 99\nRun `npx spoke fault list'],
  ['fault clear now', "Too many arguments for 'clear'."],
  ['latency 30', '30 has no unit. Expected a time like 800ms or 2s (units: '],
  ['latency -30', '-30 has no unit. Expected a time like 800ms or 2s (units: '],
  ['latency -30s', 'Expected a time like 800ms or 2s (units: '],
  ['latency 99h', '99h: expected 10 s at most\nRun `npx spoke latency --help`'],

  [
    'journal nope',
    "Unknown command 'nope'.\nChoose one of: show, replay.  Run `npx spoke journal --help` to see its commands.",
  ],
  ['journal --kind nope', 'mail, warning.\nRun `npx spoke journal --help` to see its options.'],
  ['journal --upstream shopfy', '--upstream: no upstream is called "shopfy"\nDid you mean shopify?'],
  ['journal --since x', 'Expected a whole number.'],
  ['journal show 999', /^The journal has no entry 999: .*\n`npx spoke journal` lists/],
  ['journal show 1 --as har', 'Allowed choices are curl, test, graphiql.'],
  ['journal replay 999', /^The journal has no entry 999: .*\n`npx spoke journal` lists/],
  ['outbox --world nope', 'There is no world "nope"\nChoose one of: default.'],

  ['fit recommend --height 9', 'Expected a height of 120 to 230 cm'],
  ['fit recommend --weight x', 'Expected a weight of 35 to 250 kg'],
  ['fit recommend --age 3', 'Expected a whole number from 18 to 110.'],
  ['fit recommend --waist 99', 'Expected a whole number from 26 to 56.'],
  ['fit recommend --leg 99', 'Expected a whole number from 26 to 40.'],
  ['fit recommend --slim-fit x', 'Allowed choices are slim, regular, relaxed.'],
  ['fit recommend --belly x', 'Allowed choices are less, average, more.'],
  ['fit recommend --seat x', 'Allowed choices are less, average, more.'],
  ['fit recommend --thigh x', 'Allowed choices are less, average, more.'],
  ['fit recommend --watch 9', 'Expected a whole number from 1 to 5.'],
  ['fit recommend --t-shirt x', 'Allowed choices are XS, S, M'],
  ['fit recommend --jacket 1', 'Expected a whole number from 34 to 56.'],
  ['fit recommend --style x', 'Allowed choices are Slim, Standard, Straight.'],
  ['fit recommend --pair-waist 1', 'Expected 20 to 60 inches.'],
  ['fit recommend --pair-leg 1', 'Expected 20 to 45 inches.'],
  ['fit serve --port x', 'Expected a port from 0 to 65535, like 4011;'],
  ['fit serve --database fits.sqlite', 'FIT_KEYS is not set.\nSet it to the API keys'],
  ['fit serve --pool-size 0', 'Expected a whole number above 0.'],
  ['fit serve --keys-file nope', /^The file of keys nope cannot be read .*\nWrite the API keys/],
  ['fit serve --shutdown-delay 999', 'Expected a number of seconds from 0 to 300, like 30.'],
  ['! fit copy --from nope.sqlite --to to.sqlite', 'There is no file nope.sqlite.\nName the file to copy from.'],
  ['fit train --data nope.csv', 'The file nope.csv cannot be read.\nRun `npx spoke fit train --help`'],
  ['fit train --data package.json', /^package\.json: .*\nRun `npx spoke fit train --help`/],
  ['fit score --data nope.csv', 'The file nope.csv cannot be read.\nRun `npx spoke fit score --help`'],
  [`fit train --data ${EMPTY}`, 'The survey has too few men for a model: 0.\nRun `npx spoke fit train --help`'],
  [`fit train --data ${EMPTY} --out /nope/x`, '/nope/x cannot be written.\nGive a file in a folder that exists.'],
  [`fit score --data ${EMPTY} --model package.json`, 'package.json: it is no model: '],
  [`fit score --data ${EMPTY} --answers .nvmrc`, '.nvmrc: It is no table of answers by subjectid\n'],
  ['fit score --data nope.csv --seed x', 'Expected a whole number.'],

  ['contracts generate now', "Too many arguments for 'generate'."],
  [
    'contracts check --against nope',
    'git knows no commit, branch or tag called "nope".\nRun `npx spoke contracts check',
  ],
  ['test nosuchword', 'No journey has nosuchword in its file, title or tag.\nWithout words all run'],
  ['test --build --watch', "'--build' cannot be used with option '-w, --watch'."],
  ['mcp now', "Too many arguments for 'mcp'."],
  ['gallery --page x', 'Expected a path like /cart.'],
  ['gallery --save ../x', 'Expected a name of letters, digits and hyphens.'],
  ['gallery --against ../x', 'Expected a name of letters, digits and hyphens.'],
  ['explore --minutes 0', 'Expected a number of minutes above 0, up to 1440, like 5.'],
  ['explore --seed x', 'Expected a whole number.'],
  ['explore --from cart-complete', 'No scenario called "cart-complete".\nDid you mean cart-completed?'],
  ['explore --focus nope', 'Allowed choices are cart, account, returns'],
  ['explore --replay nope.json', 'There is no file nope.json.\nName the find.json of a find'],
  ['explore --replay package.json', 'package.json is no find of a search.\nName the find.json of a find'],

  ['survive nope', 'Expected an address like http://localhost:3000.'],
  [`survive ${NOWHERE} --only nope`, 'There is no behaviour nope.\nChoose of: one-piece, '],
  [`survive ${NOWHERE} --device watch`, 'Allowed choices are phone, desktop.'],
  [`survive ${NOWHERE} --words nope.json`, /^nope\.json has no words of controls: .*\nWrite a JSON object of patterns/],

  ['verify --provider nope', 'There is no pact with "nope".\nThere are pacts with analytics'],
  ['verify --only nosuchword', 'No interaction has "nosuchword" in its description.\nRun `npx spoke verify --help`'],
  ['verify --state cart-complete', 'No scenario called "cart-complete".\nDid you mean cart-completed?'],
  ['! verify --pacts app', 'There are no pacts in app.\nWrite them with the consumer tests'],
  ['verify --provider-base-url x', 'Expected a URL like https://shop.example.'],
  [`verify --states-url ${NOWHERE}`, 'name it with --provider-base-url.\nRun `npx spoke verify --help`'],
  ['verify --header x=NOPE', 'The variable NOPE is not set.'],
  [`! verify --broker ${NOWHERE} --consumer-version 1`, `No broker answers at ${NOWHERE}.\nCheck the URL of --broker.`],
  ['verify --consumer-version 1', 'name it with --broker.\nRun'],
  ['verify --branch x', 'name it with --broker.\nRun'],
  ['verify --tag x', 'name it with --broker.\nRun'],
  ['verify --provider-version 1', 'name it with --broker.\nRun'],
  [`verify --broker ${NOWHERE} --provider-branch x`, '--provider-branch needs a version'],
  ['verify --min 200', 'Expected a percentage from 0 to 100.'],

  ['new scenrio x', "Unknown command 'scenrio'.\nDid you mean scenario?"],
  ['new scenario Navy', 'Expected a name of letters and hyphens like gift-wrap.'],
  ['new scenario x --department shoes', 'Allowed choices are shop, cart'],
  ['new scenario x --start cart', 'Expected a path like /cart.'],
  ['new scenario x --summary short', 'Expected a sentence of 20 characters or more'],
  ['new journey x --scenario cart-complete', 'No scenario called "cart-complete".\nDid you mean cart-completed?'],
  ['new journey x --start cart', 'Expected a path like /cart.'],
  ['new journey x --summary short', 'Expected a sentence of 20 characters or more'],
  ['new error cart --when x --shown x', 'Expected a code like cart.wrap-failed.'],
  ['new error cart.x --when x', "Required option '--shown <sentence>' not specified."],
  ['new error cart.x --when x --shown x --fault nope.nope', '--fault: no upstream is called "nope".\nChoose one of: '],
  ['new error cart.x --when x --shown x --fault backend.newsleter', 'Did you mean newsletter?'],
  ['new error cart.x --when x --shown x --department shoes', 'Allowed choices are shop, cart'],
  ['new error cart.x --when x --shown x --start cart', 'Expected a path like /cart.'],
  ['new upstream shopify', 'exists already; nothing was written.\nChoose another name'],
  ['new region us --country X --currency USD --locale en-US', 'There is a region us.'],
  ['new region xx --country X --currency usd --locale en-US', 'Expected a code like AUD.'],
  ['new region xx --country X --currency USD --locale english', 'Expected a locale like en-AU.'],
  ['new region xx --country X --currency USD --locale en-US --rate 0', 'Expected a number like 1.5.'],
  ['new page newsletter --title x', 'There is a page /newsletter.\nChoose another name'],
  ['new page x --title x --folder shoes', 'Expected a folder of app like mailing'],
  ['new form newsletter --title x', 'There is a page /newsletter.\nChoose another name'],
  ['new form x --title x --folder shoes', 'Expected a folder of app like mailing'],

  ['doctor --port x', 'Expected a port from 0 to 65535, like 4011;'],
  ['doctor --backend-port x', 'Expected a port from 0 to 65535, like 4011;'],
  ['completion nope', 'Allowed choices are bash, zsh, fish.'],

  ['agent search --limit 0', 'Expected a whole number above 0.'],
  ['agent search --region fr', 'Allowed choices are gb, us, eu.'],
  ['agent search --release 2020-01-01', 'Allowed choices are 2026-04-08, 2026-08-25.'],
  ['! agent show nothing', 'There is no product or variant with this id.\nThe buyer can go on at http'],
  ['! agent show heroes-navy --option Waist=99', 'The product has no such option or value.'],
  ['agent show heroes-navy --region fr', 'Allowed choices are gb, us, eu.'],
  ['agent show heroes-navy --release 1', 'Allowed choices are 2026-04-08, 2026-08-25.'],
  ['agent add heroes-navy --quantity 0', 'Expected a whole number above 0.'],
  ['! agent add heroes-navy --quantity 2000000', 'The quantity must be less than 1000000.'],
  ['! agent add heroes-navy --option Waist=99', 'The product has no such option or value.'],
  ['! agent add heroes-navy --cart gid://shopify/Cart/1', 'There is no cart with this id.'],
  ['agent add heroes-navy --region fr', 'Allowed choices are gb, us, eu.'],
  ['agent add heroes-navy --release 1', 'Allowed choices are 2026-04-08, 2026-08-25.'],
  ['agent size --answer height', 'Expected a pair like waist=34.'],
  ['agent size --region fr', 'Allowed choices are gb, us, eu.'],
  ['agent size --shop shop', 'Expected a URL like https://shop.example.'],
  [`! agent size --shop ${NOWHERE}`, `No shop answers at ${NOWHERE}.`],
  ['! agent checkout gid://shopify/Cart/1', 'There is no cart with this id.'],
  ['! agent checkout --product nothing', 'There is no product or variant with this id.'],
  ['! agent checkout --email nonsense', 'This is no email address.\nThe buyer can go on at http'],
  ['agent checkout --region fr', 'Allowed choices are gb, us, eu.'],
  ['agent checkout --release 1', 'Allowed choices are 2026-04-08, 2026-08-25.'],
]

/** Options that take any text, or whose value something outside of the project knows. */
const ANY_TEXT = [
  'dev --state-dir',
  'start --previous-output',
  'backend --webhook-secret',
  'backend --key',
  'seed customer --first-name',
  'seed customer --last-name',
  'seed fit --customer',
  'seed fit --method',
  'seed order --postcode',
  'catalogue export --api-version',
  'journal --operation',
  'journal --text',
  'survive --out',
  'fit serve --host',
]

test.each(ROWS)(
  '`spoke %s` is refused in a line with the next step, and nothing is done [CLI-03]',
  async (line, says) => {
    const before = readCheckout()
    const [args, code] = line.startsWith('! ') ? [line.slice(2), 1] : [line, 2]
    const { exitCode, out, err } = await (isWithoutBackend(args) ? runSpoke(args) : spoke(args))
    expect({ exitCode, out, err }).toEqual({
      exitCode: code,
      out: '',
      err: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
    })
    // what happened, and what to do
    expect(err.split('\n')).toHaveLength(2)
    expect(err).not.toMatch(/\n\s+at |Error:/)
    expect(
      getWorlds()
        .list()
        .map(({ id }) => id),
    ).toEqual(['default'])
    const { carts, orders, customers, fits, faults, scenarios } = getWorld()
    expect([carts, orders, customers, fits].map((records) => records.count())).toEqual([0, 0, 0, 0])
    expect([faults.list(), scenarios]).toEqual([[], []])
    expect(readCheckout()).toBe(before)
  },
)

test('every command, and every option with a value that can be wrong, has a row [CLI-03]', async () => {
  const lines = ROWS.map(([line]) => line.replace(/^! /, ''))
  const missing: string[] = []
  for (const { command, options } of await listCommands()) {
    const own = lines.filter((line) => `${line} `.startsWith(`${command} `))
    if (own.length === 0) missing.push(command)
    for (const option of options)
      if (!ANY_TEXT.includes(`${command} ${option}`) && !own.some((line) => `${line} `.includes(` ${option} `)))
        missing.push(`${command} ${option}`)
  }
  expect(missing, 'add a row to ROWS, or to ANY_TEXT what takes any text').toEqual([])
})

/** Commands that need none would find a port in use that the test has taken. */
const isWithoutBackend = (args: string) => /^(?:dev|start|backend|--)/.test(args)

const readCheckout = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })

/** Every command without commands of its own, or with an action beside them, and its options with a value, from its help. */
async function listCommands(path = ''): Promise<{ command: string; options: string[] }[]> {
  const { out } = await runSpoke(`${path} --help`.trim())
  const own = readBlock(out, path === '' ? 'Global Options:' : 'Options:')
  const options = [...own.matchAll(/^ {2}(?:-\w, )?(--[\w-]+) <[^>]+>/gm)].map(([, option = '']) => option)
  const names = [...readBlock(out, 'Commands:').matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name)
  const children = names.filter((name) => name !== 'help')
  const below = await Promise.all(children.map((name) => listCommands(`${path} ${name}`.trim())))
  const isCommand = path !== '' && (children.length === 0 || options.length > 0)
  return [...(isCommand ? [{ command: path, options }] : []), ...below.flat()]
}

/** The lines below a title of a help text. */
const readBlock = (text: string, title: string) => new RegExp(`^${title}\\n((?: .*\\n?)*)`, 'm').exec(text)?.[1] ?? ''
