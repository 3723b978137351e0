import { TROUSERS_SETTLED } from '#contracts/shop/fit-questions.ts'
import type { Answers } from '../answers.ts'
import type { Model, OutputName } from '../model.ts'
import { OUTPUTS } from '../recommend.ts'
import { measurePopulation, type Population, toBody } from './body.ts'
import { QUESTIONNAIRES, type Score, scoreModel } from './score.ts'
import { HALVES, measureSettled } from './settled.ts'
import { type Man, readTable } from './survey.ts'
import { createSubjects } from './train.ts'

/**
 * Goals for men to whom the model was not fitted: minimum exact and within-one hits in percent, maximum log-loss and mean
 * error in inches. They are the level of boosted trees on the same answers.
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
/** Maximum calibration error in percentage points. */
const CALIBRATION_GOAL = 4
/** The same with any number of answers, of which a few leave chance more room. */
const CALIBRATION_GOAL_BY_ANSWERS = 6.5

/** One line of the score table. */
export type GoalRow = {
  questionnaire: string
  output: string
  measure: string
  value: string
  goal: string
  isMet: boolean
}

/** Scores a model on the men of a survey and compares it with the goals. `answers` is a table of their answers, simulated by default. */
export function compareWithGoals(
  model: Model,
  men: readonly Man[],
  { seed, answers, population = measurePopulation(men) }: { seed: number; answers?: string; population?: Population },
): GoalRow[] {
  const subjects = answers ? readSubjects(men, population, answers) : createSubjects(men, population, 5, seed)
  const scoreRows = Object.entries(QUESTIONNAIRES).flatMap(([questionnaire, questions]) => {
    const scores = scoreModel(model, subjects, questions)
    return OUTPUTS.flatMap((output) => {
      const goals = GOALS[questionnaire as keyof typeof GOALS][output]
      return goals ? toRows(scores[output], goals).map((row) => ({ questionnaire, output, ...row })) : []
    })
  })
  return [
    ...scoreRows,
    ...measureCalibration(model, subjects),
    toSettledRow(measureSettled(model, subjects, UNTIL_BUILD, HALVES.trousers)),
  ]
}

/** How well probabilities are calibrated by the number of answers given, in the order of the questions. */
const measureCalibration = (model: Model, subjects: Parameters<typeof scoreModel>[1]): GoalRow[] =>
  BY_ANSWERS.flatMap((questions) => {
    const scores = scoreModel(model, subjects, questions)
    return [...HALVES.trousers, ...HALVES.tops].map((output) => ({
      questionnaire: `first ${questions.length}`,
      output,
      measure: 'calibration',
      value: scores[output].calibrationError.toFixed(1),
      goal: `≤ ${CALIBRATION_GOAL_BY_ANSWERS}`,
      isMet: scores[output].calibrationError <= CALIBRATION_GOAL_BY_ANSWERS,
    }))
  })

/** None, one, two ... of the answers. */
const BY_ANSWERS = Array.from({ length: QUESTIONNAIRES.all.length }, (_, count) => QUESTIONNAIRES.all.slice(0, count))

/** The answers of the first seven questions. */
const UNTIL_BUILD = QUESTIONNAIRES.all.slice(0, QUESTIONNAIRES.all.indexOf('thigh') + 1)

const toSettledRow = (share: number): GoalRow => ({
  questionnaire: `until ${TROUSERS_SETTLED.after}`,
  output: 'trousers',
  measure: 'settled %',
  value: (100 * share).toFixed(1),
  goal: `≥ ${100 * TROUSERS_SETTLED.share}`,
  isMet: share >= TROUSERS_SETTLED.share,
})

function toRows(score: Score, goals: { exact: number; within1?: number; logLoss: number; meanErrorIn?: number }) {
  const toRow = (
    measure: string,
    value: number | undefined,
    goal: number | undefined,
    digits: number,
    isMinimum: boolean,
  ) =>
    goal === undefined || value === undefined
      ? []
      : [
          {
            measure,
            value: value.toFixed(digits),
            goal: `${isMinimum ? '≥' : '≤'} ${goal}`,
            isMet: isMinimum ? value >= goal : value <= goal,
          },
        ]
  return [
    ...toRow('exact %', score.exact, goals.exact, 1, true),
    ...toRow('within one %', score.within1, goals.within1, 1, true),
    ...toRow('log-loss', score.logLoss, goals.logLoss, 3, false),
    ...toRow('mean error in', score.meanErrorIn, goals.meanErrorIn, 2, false),
    ...toRow('calibration', score.calibrationError, CALIBRATION_GOAL, 1, false),
  ]
}

/** The men with their answers from a table. */
function readSubjects(men: readonly Man[], population: Population, table: string) {
  const bySubject = Map.groupBy(readTable(table), ({ subjectid }) => subjectid)
  return men.map((man) => ({
    body: toBody(man, population),
    answers: (bySubject.get(man.subjectid) ?? []).map(parseAnswers),
  }))
}

/** Parses a row of an answers table, which has the survey's names of the questions. */
function parseAnswers(row: Record<string, string>): Answers {
  const toNumber = (name: string) => (row[name] ? Number(row[name]) : undefined)
  const checkValue = <Value extends number>(values: readonly Value[], name: string) =>
    values.find((value) => value === toNumber(name))
  return {
    heightIn: toNumber('height_in'),
    weightLb: toNumber('weight_lb'),
    ageYears: toNumber('age'),
    usualWaist: row.usual_waist || undefined,
    sizeUp: checkValue([0, 1], 'size_up'),
    slimFit: checkValue([-1, 0, 1], 'slim_pref'),
    belly: checkValue([-1, 0, 1], 'belly'),
    seat: checkValue([-1, 0, 1], 'seat'),
    thigh: checkValue([-1, 0, 1], 'thigh'),
    watch: checkValue([0, 1, 2, 3, 4], 'watch'),
    tShirt: row.tshirt || undefined,
    jacket: row.jacket || undefined,
    usualLeg: row.usual_leg || undefined,
  }
}
