import { DEPARTMENTS, type Department } from '#contracts/shop/departments.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Scenario } from '../../scenarios/define-scenario.ts'
import type { ControlContext } from '../context.ts'
import { html } from './page.ts'

/** The panel without its script: a button to enter the world, and one for each scenario that loads it first. */
export function renderPlainPanel(context: ControlContext, world: string) {
  const scenarios = [...context.scenarios.values()]
  return html`<div id="panel" data-world="${world}" data-storefront="${context.storefront()}">
<header>
  <h1>SPOKE <small>simulated backend</small></h1>
  <a href="${context.storefront()}/">Open the shop</a>
</header>
<main class="narrow">
  <form method="post">
    <input type="hidden" name="world" value="${world}">
    <fieldset class="regions"><legend>Enter in</legend>${REGION_CODES.map(
      (code) =>
        html`<label><input type="radio" name="region" value="${code}" ${code === 'gb' ? html`checked` : ''}> ${code.toUpperCase()}</label>`,
    )}</fieldset>
    <p class="actions"><button class="primary" formmethod="get" formaction="/enter">Enter the world as it is</button></p>
    ${DEPARTMENTS.map((department) => renderDepartment(department, scenarios))}
  </form>
</main></div>`
}

function renderDepartment(department: Department, all: readonly Scenario[]) {
  const scenarios = all.filter((scenario) => scenario.department === department)
  if (scenarios.length === 0) return undefined
  return html`<section><h2>${department}</h2><ul>${scenarios.map(renderScenario)}</ul></section>`
}

function renderScenario({ name, summary }: Scenario) {
  return html`<li class="entry"><span><strong>${name}</strong> ${summary}</span><button formaction="/enter/${name}" aria-label="Load ${name} and enter">Load and enter</button></li>`
}
