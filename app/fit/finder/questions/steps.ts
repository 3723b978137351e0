import {
  type Answer,
  type Answers,
  BUILD_PARTS,
  type BuildAnswer,
  type Choice,
  COMPARED,
  type Quantity,
} from './answers.ts'

/** The eleven questions, in their order (spec 2, "Question steps"). */
export const QUIZ = [
  'height',
  'weight',
  'age',
  'waist',
  'size-up',
  'slim-fit',
  'build',
  'watch',
  't-shirt',
  'jacket',
  'style',
] as const
/** Asked for after the result, by who wants to know better (fit model: "worth more than any modelling"). */
export const BOOSTERS = ['leg', 'pair-waist', 'pair-leg'] as const

export type StepName = (typeof QUIZ)[number] | (typeof BOOSTERS)[number]
const STEPS: readonly StepName[] = [...QUIZ, ...BOOSTERS]

/** Without these three the model has nothing to compare the others with; every other question may be left out. */
const REQUIRED = ['height', 'weight', 'age'] as const

/** The fit contract's bounds: cm, kg, years, inches. Who is under 18 is declined, not corrected. */
export const LIMITS: Readonly<Record<Quantity, { min: number; max: number }>> = {
  height: { min: 120, max: 230 },
  weight: { min: 35, max: 250 },
  age: { min: 18, max: 110 },
  'pair-waist': { min: 20, max: 60 },
  'pair-leg': { min: 20, max: 45 },
}

/** What can be picked, as the contract spells it; waists, jackets and legs are the labels that are sold (fit model, 2). */
export const CHOICES: Readonly<Record<Choice, readonly string[]>> = {
  waist: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46', '48'],
  'size-up': ['yes', 'no'],
  'slim-fit': ['slim', 'regular', 'relaxed'],
  watch: ['1', '2', '3', '4', '5'],
  't-shirt': ['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL'],
  jacket: ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56'],
  style: ['Slim', 'Standard', 'Straight'],
  leg: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
}

export const isStep = (word: unknown): word is StepName => (STEPS as readonly unknown[]).includes(word)
export const isQuantity = (step: StepName): step is Quantity => Object.hasOwn(LIMITS, step)
export const isChoice = (step: StepName): step is Choice => Object.hasOwn(CHOICES, step)
export const isRequired = (step: StepName): boolean => (REQUIRED as readonly string[]).includes(step)

/** The required question that is still open, if any: nothing is recommended before it is answered. */
export const firstMissing = (answers: Answers): StepName | undefined =>
  REQUIRED.find((step) => answers[step] === undefined)

/** The answers with one of them changed; undefined takes it away. */
export function withAnswer(answers: Answers, step: StepName, answer: Answer | undefined): Answers {
  const { [step]: _, ...others } = answers
  return answer === undefined ? others : { ...others, [step]: answer }
}

/** True where an answer is one that its question can have. */
export function accepts(step: StepName, answer: unknown): answer is Answer {
  if (isQuantity(step)) return typeof answer === 'number' && answer >= LIMITS[step].min && answer <= LIMITS[step].max
  if (isChoice(step)) return (CHOICES[step] as readonly unknown[]).includes(answer)
  return isBuild(answer)
}

function isBuild(answer: unknown): answer is BuildAnswer {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const told = Object.entries(answer)
  return (
    told.length > 0 &&
    told.every(
      ([part, value]) =>
        (BUILD_PARTS as readonly string[]).includes(part) && (COMPARED as readonly unknown[]).includes(value),
    )
  )
}
