import { readdir } from 'node:fs/promises'
import { DEPARTMENTS, type Department, type Scenario } from './define-scenario.ts'

const FOLDER = new URL('../scenarios/', import.meta.url)
/** A module as it is saved or compiled, without tests, fixtures and declarations. */
const SCENARIO_FILE = /^[a-z\d-]+\.[jt]s$/

/** Every scenario, by department and name: one in each file of a department's folder. */
export const scenarios: readonly Scenario[] = (await Promise.all(DEPARTMENTS.map(importDepartment))).flat()

async function importDepartment(department: Department): Promise<Scenario[]> {
  const files = (await readdir(new URL(`${department}/`, FOLDER))).filter((file) => SCENARIO_FILE.test(file))
  return Promise.all(files.toSorted().map((file) => importScenario(department, file)))
}

async function importScenario(department: Department, file: string): Promise<Scenario> {
  const path = `mocks/scenarios/${department}/${file}`
  const module: object = await import(new URL(`${department}/${file}`, FOLDER).href)
  const scenario = Object.values(module).find(isScenario)
  if (!scenario) throw new Error(`${path} exports no scenario; write \`export const … = defineScenario({ … })\``)
  const name = file.replace(/\.\w+$/, '')
  if (scenario.name !== name) throw new Error(`${path} has the scenario ${scenario.name}; name it ${name}, as its file`)
  if (scenario.department !== department)
    throw new Error(`${path} has the department ${scenario.department}; say ${department}, as its folder`)
  return scenario
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'prepare' in value && 'department' in value
}
