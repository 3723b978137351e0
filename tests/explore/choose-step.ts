import type { Faker } from '@faker-js/faker'
import { chooseValue } from './choose-value.ts'
import { type FocusName, getPaths, isFocused } from './focus.ts'
import type { Offer } from './offers.ts'
import { CHANGE } from './properties/truth.ts'
import type { Place, Setting, Step } from './step.ts'

/** What a step is chosen from. */
type Situation = {
  setting: Setting
  focus: FocusName | undefined
  /** The calls of upstreams that can fail. */
  calls: readonly { upstream: string; operation: string }[]
  /** Those of them that the visit has made. */
  made: readonly { upstream: string; operation: string }[]
  place: Place
  /** The steps of the visit so far. */
  steps: readonly Step[]
  /** Whether there is another browser, in which a step may happen, too. */
  hasStranger: boolean
  /** What the page in front offers. */
  offers: readonly Offer[]
}

const FAILURES = [
  { status: 503 },
  { status: 500 },
  { reset: true },
  { loseResponse: true },
  { malformed: true },
  { empty: true },
  { wrongShape: true },
  { delayMs: 3_000 },
] as const
/** The share of faults of calls that the visit has made before. */
const MADE_BEFORE = 0.7
const HOUR_MS = 3_600_000
/** The share of steps that take what the last one makes likely. */
const LIKELY = 0.35

/** Draws the next step from what the page offers, and from what may happen around it. */
export function chooseStep(faker: Faker, situation: Situation): Step {
  const { setting, focus, place, offers, steps } = situation
  const one = faker.helpers.arrayElement
  const usable = offers.filter(({ isDisabled, role, name }) => !isDisabled && !(role === 'link' && isForeign(name)))
  const open = (): Step => ({ do: 'open', ...place, path: one(getPaths(focus)) })
  const use = (usable: readonly Offer[]): Step => {
    if (usable.length === 0) return open()
    const weigh = ({ role, name, isInLandmark }: Offer) =>
      (role === 'link' ? 1 : 4) * (isFocused(name, focus) ? 8 : 1) * (isInLandmark ? 0.2 : 1)
    // a kind is drawn first, so that a list's hundred buttons leave room for the page's one
    const alternatives = [...Map.groupBy(usable, toKind)].map(([kind, value]) => ({
      weight: Math.max(...value.map(weigh)) / (1 + countUses(steps, kind)),
      value,
    }))
    const offer = one(faker.helpers.weightedArrayElement(alternatives))
    return toStep(faker, offer, place, one(getPaths(focus)))
  }
  const likely = listLikely(usable, steps.at(-1), place)
  if (likely.length > 0 && faker.datatype.boolean(LIKELY)) return use(likely)
  const kinds: { weight: number; value: () => Step }[] = [
    { weight: 70, value: () => use(usable) },
    { weight: 6, value: open },
    { weight: 6, value: () => ({ do: one(['reload', 'back', 'forward'] as const), ...place }) },
    { weight: 2, value: () => ({ do: 'open-tab', ...place }) },
    { weight: situation.hasStranger ? 3 : 0, value: () => ({ do: 'follow-cart-link', ...place }) },
    ...(setting.hasTrouble ? listTrouble(faker, situation) : []),
  ]
  return faker.helpers.weightedArrayElement(kinds)()
}

/**
 * What people use next more often than chance does: a choice is made again, a button of a list follows another, and a
 * network that fails meets the next press.
 */
function listLikely(usable: readonly Offer[], last: Step | undefined, { device, tab }: Place): readonly Offer[] {
  if (!last || !('tab' in last) || last.device !== device || last.tab !== tab) return []
  if (last.do === 'network') return usable.filter(({ role, isInLandmark }) => role === 'button' && !isInLandmark)
  if (last.do !== 'press' || last.role === 'link') return []
  const isAlike = (offer: Offer) => (last.role === 'radio' ? offer.role === 'radio' : toKind(offer) === toKind(last))
  return usable.filter((offer) => isAlike(offer) && !(offer.name === last.name && offer.nth === last.nth))
}

/** Elements of one kind have the same role, and names that begin with the same word or a number. */
const toKind = ({ role, name }: Pick<Offer, 'role' | 'name'>): string =>
  `${role} ${/^[\p{L}'’]+/u.exec(name)?.[0] ?? ''}`

const countUses = (steps: readonly Step[], kind: string): number =>
  steps.filter((step) => 'role' in step && toKind(step) === kind).length

function listTrouble(faker: Faker, { calls, made, place }: Situation): { weight: number; value: () => Step }[] {
  const one = faker.helpers.arrayElement
  return [
    {
      weight: calls.length > 0 ? 10 : 0,
      value: () => ({
        do: 'add-fault',
        // a call that was made is made again sooner than another one for the first time
        fault: {
          ...(made.length > 0 && faker.datatype.boolean(MADE_BEFORE) ? chooseMade(faker, made) : one(calls)),
          respond: one(FAILURES),
          times: one([1, 1, 3]),
          after: 0,
        },
      }),
    },
    { weight: 4, value: () => ({ do: 'clear-faults' }) },
    {
      weight: 6,
      value: () => ({ do: 'network', ...place, is: one(['lost-answer', 'late-answer', 'lost-request'] as const) }),
    },
    { weight: 2, value: () => ({ do: 'slow-upstreams', ms: one([0, 300]) }) },
    { weight: 2, value: () => ({ do: 'advance-clock', ms: one([1, 25, 15 * 24]) * HOUR_MS }) },
    { weight: 3, value: () => ({ do: 'sell-out', left: one([0, 1]) }) },
    { weight: 2, value: () => ({ do: 'change-prices', percent: one([10, 25]) }) },
    { weight: 2, value: () => ({ do: 'pay-elsewhere' }) },
  ]
}

/** Changes fail more often than questions, because more is lost with them. */
const chooseMade = (faker: Faker, made: Situation['made']) =>
  faker.helpers.weightedArrayElement(made.map((value) => ({ weight: CHANGE.test(value.operation) ? 4 : 1, value })))

/** Links that lead out of the shop, where nothing is searched. */
const isForeign = (name: string) =>
  /instagram|facebook|tiktok|pinterest|youtube|whatsapp|linkedin|trustpilot/i.test(name)

function toStep(faker: Faker, { role, name, nth }: Offer, place: Place, path: string): Step {
  const target = { ...place, role, name, nth }
  switch (role) {
    case 'textbox':
    case 'searchbox':
    case 'spinbutton':
      return { do: 'fill', ...target, value: chooseValue(faker, { role, name }, place.device) }
    case 'combobox':
      return { do: 'choose', ...target, option: faker.number.int({ max: 5 }) }
    case 'button':
      if (faker.datatype.boolean(0.05))
        return { do: 'press-and-leave', ...target, afterMs: faker.number.int({ max: 400 }), path }
  }
  return { do: 'press', ...target, times: role === 'button' && faker.datatype.boolean(0.1) ? 2 : 1 }
}
