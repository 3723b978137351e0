import { z } from 'zod'

/** One man of the survey: girths and heights in millimetres as measured, height, weight and age as he said them. */
const man = z.object({
  subjectid: z.string(),
  waistcircumference: z.coerce.number(),
  buttockcircumference: z.coerce.number(),
  thighcircumference: z.coerce.number(),
  chestcircumference: z.coerce.number(),
  crotchheight: z.coerce.number(),
  cervicaleheight: z.coerce.number(),
  sleevelengthspinewrist: z.coerce.number(),
  wristcircumference: z.coerce.number(),
  stature: z.coerce.number(),
  weightkg: z.coerce.number(),
  Age: z.coerce.number(),
  Heightin: z.coerce.number(),
  Weightlbs: z.coerce.number(),
})

export type Man = z.output<typeof man>

/** The survey's own columns that are read; the others are left alone. */
export const SURVEY_COLUMNS = Object.keys(man.shape)

/** Rows of a comma-separated file with a heading line. Throws on quoted fields, which no file here has. */
export function readTable(text: string): Record<string, string>[] {
  if (text.includes('"')) throw new Error('Quoted fields are not understood')
  const [heading = '', ...lines] = text.trim().split(/\r?\n/)
  const names = heading.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))
  })
}

/** The men of an ANSUR II file. Throws with the line and column of what is not a number. */
export function readSurvey(text: string): Man[] {
  return readTable(text).map((row, i) => {
    const read = man.safeParse(row)
    if (read.success) return read.data
    const where = read.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new Error(`Line ${i + 2} of the survey lacks a number in: ${where}`)
  })
}
