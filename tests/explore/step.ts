import { z } from 'zod'
import { faultRequest } from '#mocks/control/api.ts'
import { CONDITIONS, type ConditionName } from '#tests/support/conditions/conditions.ts'

/** Roles of what a page offers. */
export const ROLES = ['button', 'link', 'textbox', 'searchbox', 'spinbutton', 'combobox', 'radio', 'checkbox'] as const
export type Role = (typeof ROLES)[number]

/** An element as a visitor finds it: by role and name, and among equal ones by its place. */
const target = { role: z.enum(ROLES), name: z.string(), nth: z.int().min(0) }
/** Which browser, and which of its tabs. */
const place = { device: z.int().min(0).max(1), tab: z.int().min(0) }

/** One step of a search, as it is written down and repeated. */
export const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('open'), ...place, path: z.string().startsWith('/') }),
  z.strictObject({ do: z.literal('press'), ...place, ...target, times: z.int().min(1).max(2) }),
  /** Leaves the page while a press is under way. */
  z.strictObject({ do: z.literal('press-and-leave'), ...place, ...target, afterMs: z.int(), path: z.string() }),
  z.strictObject({ do: z.literal('fill'), ...place, ...target, value: z.string() }),
  /** Chooses the option with this number. */
  z.strictObject({ do: z.literal('choose'), ...place, ...target, option: z.int().min(0) }),
  z.strictObject({ do: z.enum(['reload', 'back', 'forward', 'open-tab']), ...place }),
  /** Opens the cart of the other browser by a link with its id. */
  z.strictObject({ do: z.literal('follow-cart-link'), ...place }),
  z.strictObject({ do: z.literal('advance-clock'), ms: z.int() }),
  z.strictObject({ do: z.literal('add-fault'), fault: faultRequest }),
  z.strictObject({ do: z.literal('clear-faults') }),
  z.strictObject({ do: z.literal('slow-upstreams'), ms: z.int() }),
  /** Others buy all but so many of what is in the visitor's cart. */
  z.strictObject({ do: z.literal('sell-out'), left: z.int().min(0) }),
  /** The merchant changes the prices of what is in the visitor's cart. */
  z.strictObject({ do: z.literal('change-prices'), percent: z.int() }),
  /** The visitor pays for the cart on another device. */
  z.strictObject({ do: z.literal('pay-elsewhere') }),
  /** What becomes of the next change that the page sends. */
  z.strictObject({ do: z.literal('network'), ...place, is: z.enum(['lost-answer', 'late-answer', 'lost-request']) }),
])
export type Step = z.output<typeof step>
export type Place = { device: number; tab: number }

const conditionNames = Object.keys(CONDITIONS) as [ConditionName, ...ConditionName[]]

/** Where a visit begins: the world, the browser, the page. */
const setting = z.strictObject({
  seed: z.int(),
  scenario: z.string().nullable(),
  /** What differs in the browsers. */
  conditions: z.array(z.enum(conditionNames)).readonly(),
  isPhone: z.boolean(),
  /** Whether steps may let upstreams, network and time fail; without them nothing may. */
  hasTrouble: z.boolean(),
})
export type Setting = z.output<typeof setting>

/** A visit that can be repeated. */
export const visit = z.strictObject({ setting, steps: z.array(step) })
export type Visit = z.output<typeof visit>

/** A step in words. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'open':
      return `${at(step)}opens ${step.path}`
    case 'press':
      return `${at(step)}presses ${describe(step)}${step.times > 1 ? ' twice' : ''}`
    case 'press-and-leave':
      return `${at(step)}presses ${describe(step)} and opens ${step.path} ${step.afterMs} ms later`
    case 'fill':
      return `${at(step)}types ${JSON.stringify(step.value)} into ${describe(step)}`
    case 'choose':
      return `${at(step)}chooses option ${step.option + 1} of ${describe(step)}`
    case 'follow-cart-link':
      return `${at(step)}opens a link with the cart of the other browser`
    case 'advance-clock':
      return `${step.ms / 3_600_000} hours pass`
    case 'add-fault':
      return `${step.fault.upstream} ${step.fault.operation} answers ${JSON.stringify(step.fault.respond)}`
    case 'clear-faults':
      return 'upstreams work again'
    case 'slow-upstreams':
      return `upstreams take ${step.ms} ms`
    case 'sell-out':
      return `others buy what is in the cart, all but ${step.left}`
    case 'change-prices':
      return `the goods of the cart cost ${step.percent} % more`
    case 'pay-elsewhere':
      return 'the visitor pays for the cart on another device'
    case 'network':
      return `${at(step)}has a ${step.is.replace('-', ' ')} next`
    default:
      return `${at(step)}${step.do.replace('-', ' ')}`
  }
}

const at = ({ device, tab }: Place) => `${device === 0 ? 'visitor' : 'stranger'}${tab > 0 ? `, tab ${tab + 1}` : ''}: `
const describe = ({ role, name, nth }: { role: string; name: string; nth: number }) =>
  `${role} ${JSON.stringify(name)}${nth > 0 ? ` (${nth + 1})` : ''}`
