import { readdirSync } from 'node:fs'
import { DEPARTMENTS, type Department } from '#contracts/shop/departments.ts'

const FOLDER = new URL('../scenarios/', import.meta.url)
/** A module as it is saved or compiled, without tests, fixtures and declarations. */
const SCENARIO_FILE = /^[a-z\d-]+\.[jt]s$/

/** Where every scenario is, by department and name: one in each file of a department's folder, which has its name. */
export const listScenarioFiles = (): { name: string; department: Department; file: string; url: URL }[] =>
  DEPARTMENTS.flatMap((department) =>
    readdirSync(new URL(`${department}/`, FOLDER))
      .filter((file) => SCENARIO_FILE.test(file))
      .toSorted()
      .map((file) => ({
        name: file.replace(/\.\w+$/, ''),
        department,
        file: `mocks/scenarios/${department}/${file}`,
        url: new URL(`${department}/${file}`, FOLDER),
      })),
  )
