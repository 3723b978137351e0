import type { Answers } from '../answers.ts'
import type { Model, OutputName } from '../model.ts'
import { OUTPUTS } from '../recommend.ts'
import { bodyOf, type Population, populationOf } from './body.ts'
import { QUESTIONNAIRES, type Score, score } from './score.ts'
import { type Man, readTable } from './survey.ts'
import { answering } from './train.ts'

/**
 * What the recommender is held to on men it was not fitted to: exact and within-one hits in percent (at least), log-loss
 * and mean error in inches (at most). Set to the level that boosted trees reach on the same answers.
 */
const GOALS: Record<
  keyof typeof QUESTIONNAIRES,
  Partial<Record<OutputName, Omit<Score, 'within1' | 'calibrationError'> & { within1?: number }>>
> = {
  hwa: {
    waist: { exact: 31, within1: 74.5, logLoss: 1.66, meanErrorIn: 1.22 },
    build: { exact: 53, within1: 89.5, logLoss: 0.965 },
    leg: { exact: 38.5, within1: 85.5, logLoss: 1.4, meanErrorIn: 0.76 },
    top: { exact: 52.5, within1: 93, logLoss: 1.1 },
    chest: { exact: 53.5, within1: 96, logLoss: 1.025, meanErrorIn: 1.08 },
    cut: { exact: 66, logLoss: 0.6 },
    length: { exact: 77, logLoss: 0.505 },
  },
  all: {
    waist: { exact: 49.5, within1: 93, logLoss: 1.145, meanErrorIn: 0.7 },
    build: { exact: 63, within1: 96.5, logLoss: 0.79 },
    leg: { exact: 39.5, within1: 87, logLoss: 1.385, meanErrorIn: 0.75 },
    top: { exact: 69, within1: 99.5, logLoss: 0.685 },
    chest: { exact: 73, within1: 99.5, logLoss: 0.615, meanErrorIn: 0.61 },
    cut: { exact: 80, logLoss: 0.41 },
    length: { exact: 77.5, logLoss: 0.5 },
  },
  'all+leg': { leg: { exact: 53.5, within1: 96.5, logLoss: 1.055, meanErrorIn: 0.52 } },
}
/** Percentage points by which what is said may lie from what is, on average. */
const CALIBRATION_GOAL = 4

/** One line of the score table. */
export type GoalRow = {
  questionnaire: string
  output: string
  measure: string
  value: string
  goal: string
  kept: boolean
}

/** Scores a model on men of a survey and sets the goals beside. `answers` is a table of what they answered. */
export function goalRows(
  model: Model,
  men: readonly Man[],
  { seed, answers, population = populationOf(men) }: { seed: number; answers?: string; population?: Population },
): GoalRow[] {
  const asked = answers ? answered(men, population, answers) : answering(men, population, 5, seed)
  return Object.entries(QUESTIONNAIRES).flatMap(([questionnaire, questions]) => {
    const scores = score(model, asked, questions)
    return OUTPUTS.flatMap((output) => {
      const goals = GOALS[questionnaire as keyof typeof GOALS][output]
      return goals ? rowsOf(scores[output], goals).map((row) => ({ questionnaire, output, ...row })) : []
    })
  })
}

function rowsOf(was: Score, goals: { exact: number; within1?: number; logLoss: number; meanErrorIn?: number }) {
  const row = (
    measure: string,
    value: number | undefined,
    goal: number | undefined,
    digits: number,
    atLeast: boolean,
  ) =>
    goal === undefined || value === undefined
      ? []
      : [
          {
            measure,
            value: value.toFixed(digits),
            goal: `${atLeast ? '≥' : '≤'} ${goal}`,
            kept: atLeast ? value >= goal : value <= goal,
          },
        ]
  return [
    ...row('exact %', was.exact, goals.exact, 1, true),
    ...row('within one %', was.within1, goals.within1, 1, true),
    ...row('log-loss', was.logLoss, goals.logLoss, 3, false),
    ...row('mean error in', was.meanErrorIn, goals.meanErrorIn, 2, false),
    ...row('calibration', was.calibrationError, CALIBRATION_GOAL, 1, false),
  ]
}

function answered(men: readonly Man[], population: Population, table: string) {
  const bySubject = Map.groupBy(readTable(table), ({ subjectid }) => subjectid)
  return men.map((man) => ({
    body: bodyOf(man, population),
    answers: (bySubject.get(man.subjectid) ?? []).map(answersOfRow),
  }))
}

/** A row of an answers table, with the survey's names for the questions. */
function answersOfRow(row: Record<string, string>): Answers {
  const number = (name: string) => (row[name] ? Number(row[name]) : undefined)
  const oneOf = <Value extends number>(values: readonly Value[], name: string) =>
    values.find((each) => each === number(name))
  return {
    heightIn: number('height_in'),
    weightLb: number('weight_lb'),
    ageYears: number('age'),
    usualWaist: row.usual_waist || undefined,
    sizeUp: oneOf([0, 1], 'size_up'),
    slimFit: oneOf([-1, 0, 1], 'slim_pref'),
    belly: oneOf([-1, 0, 1], 'belly'),
    seat: oneOf([-1, 0, 1], 'seat'),
    thigh: oneOf([-1, 0, 1], 'thigh'),
    watch: oneOf([0, 1, 2, 3, 4], 'watch'),
    tShirt: row.tshirt || undefined,
    jacket: row.jacket || undefined,
    usualLeg: row.usual_leg || undefined,
  }
}
