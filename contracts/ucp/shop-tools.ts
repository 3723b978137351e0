import { z } from 'zod'
import { FIT_QUESTIONS } from '../shop/fit-questions.ts'
import { UCP_RELEASES } from './releases.ts'

/** The shop's own capabilities, which extend the store's. Agents that do not know them ignore them. */
export const SHOP_CAPABILITIES = { recommend_size: 'com.spoke.sizing', ask: 'com.spoke.policies' } as const
/** The name of a tool that the shop answers itself. */
export type ShopTool = keyof typeof SHOP_CAPABILITIES

/** The names of these tools. */
export const SHOP_TOOL_NAMES = Object.keys(SHOP_CAPABILITIES) as readonly ShopTool[]

/** The shop's tool with this name; undefined for any other. */
export const findShopTool = (name: unknown): ShopTool | undefined => SHOP_TOOL_NAMES.find((tool) => tool === name)

const ASSUMED = 'neither the specification nor the protocol has it'

/** The longest question about the shop's policies, in characters. */
const MAX_QUESTION = 500

const meta = z.looseObject({ 'ucp-agent': z.looseObject({ profile: z.url({ protocol: /^https?$/ }).max(2_000) }) })

const toNumber = ({ min, max }: { min: number; max: number }, unit: string) =>
  z.number().min(min).max(max).optional().describe(unit)
const toChoice = <Value extends string>({ values }: { values: readonly Value[] }, what: string) =>
  z.enum(values).optional().describe(what)

const { build } = FIT_QUESTIONS
const compared = z.enum(build.values).optional()

/** The answers of the Fit Finder, all or some. */
const sizingAnswers = z.strictObject({
  height: toNumber(FIT_QUESTIONS.height, 'Centimetres.'),
  weight: toNumber(FIT_QUESTIONS.weight, 'Kilograms.'),
  age: z.int().min(FIT_QUESTIONS.age.min).max(FIT_QUESTIONS.age.max).optional().describe('Years.'),
  waist: toChoice(FIT_QUESTIONS.waist, 'Usual trouser waist, in inches.'),
  size_up: toChoice(FIT_QUESTIONS['size-up'], 'Whether a larger waist is bought for room at seat and thighs.'),
  slim_fit: toChoice(FIT_QUESTIONS['slim-fit'], 'How tops should sit.'),
  build: z
    .strictObject({ belly: compared, seat: compared, thigh: compared })
    .refine((parts) => Object.keys(parts).length > 0, 'has no part')
    .optional()
    .describe('Compared with other men of that height.'),
  watch: toChoice(FIT_QUESTIONS.watch, 'Hole of the watch strap, from the tightest.'),
  t_shirt: toChoice(FIT_QUESTIONS['t-shirt'], 'Usual T-shirt.'),
  jacket: toChoice(FIT_QUESTIONS.jacket, 'Usual jacket, chest in inches.'),
  style: toChoice(FIT_QUESTIONS.style, 'Preferred taper.'),
  leg: toChoice(FIT_QUESTIONS.leg, 'Usual inside leg, in inches.'),
  pair_waist: toNumber(FIT_QUESTIONS['pair-waist'], 'Waistband of the best pair, laid flat and doubled, in inches.'),
  pair_leg: toNumber(FIT_QUESTIONS['pair-leg'], 'Inside leg of the best pair, in inches.'),
})

const probability = z.number().min(0).max(1)
const question = z.strictObject({
  answer: z.string().describe('The name of the answer in the request.'),
  question: z.string(),
  why: z.string(),
  option: z.string().optional(),
  expected_gain: probability.optional().describe('The expected rise in the probability of that option’s size.'),
})
const change = z.strictObject({
  answer: z.string(),
  value: z.string(),
  option: z.string(),
  from: z.string(),
  to: z.string(),
})

const sizedOption = z.strictObject({
  option: z.string(),
  size: z.string(),
  probability: probability.optional().describe('Of men with these answers, the share that wears it.'),
  runner_up: z.strictObject({ size: z.string(), probability: probability.optional(), when: z.string() }).optional(),
  is_close: z.boolean().describe('Whether the runner-up is nearly as good. That is normal.'),
})
const sizedHalf = z.strictObject({
  summary: z.string(),
  options: z.array(sizedOption),
  /** The sentences that people read. */
  reasons: z.array(z.string()),
  would_change: z.array(change).describe('Answers to open questions that would change a size.'),
  next_question: question.optional(),
})
const sizedVariant = z.strictObject({
  id: z.string().describe('The id for line items.'),
  options: z.record(z.string(), z.string()),
  size: z.enum(['recommended', 'runner_up']),
  left: z.int().optional().describe('Only where few are left.'),
})
const envelope = z.strictObject({
  version: z.enum(UCP_RELEASES),
  status: z.literal('success'),
  capabilities: z.record(z.string(), z.array(z.strictObject({ version: z.enum(UCP_RELEASES) }))),
})

const sizingAnswer = z.strictObject({
  ucp: envelope,
  bottom: sizedHalf.optional(),
  top: sizedHalf.optional(),
  doubts: z.array(z.string()),
  product: z
    .strictObject({
      handle: z.string(),
      url: z.string(),
      is_sized_by_fit: z.boolean(),
      variants: z.array(sizedVariant),
    })
    .optional(),
})
const askAnswer = z.strictObject({
  ucp: envelope,
  passages: z.array(z.strictObject({ title: z.string(), text: z.string(), url: z.string() })),
})

/** The answers of the shop's tools. */
export type SizingAnswer = z.output<typeof sizingAnswer>
export type AskAnswer = z.output<typeof askAnswer>

/** What the shop's tools take and answer, for agents and for checks. */
export const SHOP_TOOLS = {
  recommend_size: {
    description:
      'Recommends a size for each half from all or some answers of the Fit Finder, with its probability, the runner-up, and the question worth asking next; for a product, its variants in stock.',
    input: z.strictObject({
      meta,
      sizing: z.strictObject({ answers: sizingAnswers, product: z.string().max(200).optional().describe('A handle.') }),
    }),
    output: sizingAnswer,
  },
  ask: {
    description: 'Finds what the shop says about delivery, returns, payment, sizes and itself.',
    input: z.strictObject({ meta, ask: z.strictObject({ question: z.string().min(1).max(MAX_QUESTION) }) }),
    output: askAnswer,
  },
} as const satisfies Record<ShopTool, { description: string; input: z.ZodType; output: z.ZodType }>

/** What `tools/list` says of one of the shop's tools. */
export const describeShopTool = (name: ShopTool) => ({
  name,
  description: SHOP_TOOLS[name].description,
  inputSchema: z.toJSONSchema(SHOP_TOOLS[name].input, { io: 'input' }),
  outputSchema: z.toJSONSchema(SHOP_TOOLS[name].output),
})

/** A capability's schema as the protocol publishes those of extensions: a JSON Schema with a name. */
export const describeShopCapability = (tool: ShopTool, url: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: url,
  name: SHOP_CAPABILITIES[tool],
  title: SHOP_TOOLS[tool].description,
  'x-assumed': ASSUMED,
  $defs: { request: describeShopTool(tool).inputSchema, response: describeShopTool(tool).outputSchema },
})
