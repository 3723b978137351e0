/** The panel's stylesheet, in the shop's colours, with a dark scheme. */
export const STYLE = `
:root { --ink: #001e3c; --soft: #52647a; --paper: #f7f4ee; --card: #fff; --line: #ddd6ca; --good: #1d6144; --bad: #9f1f19; --warm: #efe8dc }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef2f6; --soft: #a3b1bf; --paper: #0c1826; --card: #13233a; --line: #2a3c54; --good: #7fcba6; --bad: #f2968f; --warm: #1b2f4a }
}
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; color: var(--ink); background: var(--paper); font: 15px/1.5 ui-sans-serif, system-ui, sans-serif }
a { color: inherit; text-underline-offset: 3px }
code, pre, kbd, .mono { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 14px 24px; border-bottom: 1px solid var(--line) }
h1 { margin: 0; font-size: 16px; letter-spacing: .08em }
h1 small { margin-left: 6px; color: var(--soft); font-size: 13px; font-weight: 400; letter-spacing: 0 }
h2 { margin: 0 0 8px; font-size: 13px; font-weight: 600; color: var(--soft) }
h2::first-letter { text-transform: uppercase }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 32px; max-width: 1600px; padding: 20px 24px 64px }
main.narrow { grid-template-columns: minmax(0, 1fr); max-width: 900px; padding: 12px 16px 48px }
aside { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow-y: auto; padding-bottom: 8px }
section { margin-bottom: 24px }
p { margin: 0 0 8px; max-width: 68ch }
.quiet { color: var(--soft) }
.bad { color: var(--bad) }
.good { color: var(--good) }
.message { position: fixed; left: 16px; bottom: 16px; z-index: 3; max-width: calc(100% - 32px); margin: 0; padding: 8px 14px; color: var(--paper); background: var(--ink); border-radius: 4px }
.message.bad { color: var(--paper); background: var(--bad) }
.message:empty { display: none }
fieldset { display: flex; gap: 12px; margin: 0; padding: 0; border: 0 }
legend { float: left; margin-right: 10px; padding: 0; line-height: 32px }
label { display: inline-flex; gap: 8px; align-items: center; min-height: 32px }
input, select, button, .button { min-height: 32px; font: inherit; font-size: 14px; color: inherit }
input[type=text], input[type=search], input[type=number], input[type=datetime-local], select { padding: 0 10px; background: var(--card); border: 1px solid var(--line); border-radius: 4px }
input[type=radio], input[type=checkbox] { min-height: 0; width: 16px; height: 16px; margin: 0; accent-color: var(--ink) }
input[type=range] { flex: 1; accent-color: var(--ink) }
button, .button { display: inline-flex; gap: 8px; align-items: center; padding: 0 12px; background: none; border: 1px solid var(--line); border-radius: 4px; text-decoration: none; cursor: pointer }
button:hover, .button:hover { border-color: var(--ink) }
button[aria-pressed=true], .primary { color: var(--paper); background: var(--ink); border-color: var(--ink) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 8px }
ul + .actions { margin-top: 8px }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 4px; background: var(--card) }
li + li { border-top: 1px solid var(--line) }
.entry { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 8px 14px; overflow-wrap: anywhere }
.scenarios-view { display: grid; gap: 16px; align-content: start }
.enter { position: sticky; bottom: 8px; z-index: 1; padding: 14px; border: 1px solid var(--line); border-radius: 4px; background: var(--card) }
.enter > :last-child { margin-bottom: 0 }
.selection { min-height: 22px }
.command { flex: 1 1 240px; min-height: 32px; padding: 5px 10px; background: var(--warm); border-radius: 4px; overflow-wrap: anywhere }
.search { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: center; padding: 8px 0; background: var(--paper) }
.search input { flex: 1 }
.count { margin: 0; white-space: nowrap; font-size: 13px }
.scenario[data-selected] { box-shadow: inset 3px 0 var(--ink); background: var(--warm) }
.scenario label { display: grid; grid-template-columns: 16px minmax(0, 1fr); gap: 0 12px; padding: 8px 14px; cursor: pointer }
.scenario label > input { margin-top: 3px; align-self: start }
.scenario strong { margin-right: 10px; font-weight: 600 }
.scenario code { margin-right: 8px; font-size: 12px }
.scenario .summary { grid-column: 2; color: var(--soft); font-size: 14px }
.params { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 0 14px 10px 42px }
.scenario .params label { display: inline-flex; gap: 8px; padding: 0 }
.params input, .params select { width: 150px; min-height: 30px }
.scenario { position: relative }
.scenario label { padding-right: 52px }
.scenario .star { position: absolute; top: 2px; right: 6px; min-height: 36px; width: 36px; justify-content: center; padding: 0; color: var(--line); background: none; border: 0 }
.scenario .star::before { content: ''; width: 18px; height: 18px; background: currentColor; clip-path: polygon(50% 0, 62% 36%, 100% 36%, 69% 58%, 81% 95%, 50% 73%, 19% 95%, 31% 58%, 0 36%, 38% 36%) }
.scenario .star:hover { color: var(--soft) }
.scenario .star[aria-pressed=true] { color: #b26a00; background: none }
.badge { margin-right: 8px; padding: 1px 7px; font-size: 12px; color: var(--paper); background: var(--good); border-radius: 9px }
.save { display: inline-flex; gap: 8px } .save input { width: 150px }
.remove { margin-left: -8px; padding: 0 8px; color: var(--soft); border-left: 0; border-radius: 0 4px 4px 0 }
.keep { margin: 8px 0 } .keep input { flex: 1 1 140px; min-width: 0 }
.empty { padding: 14px; color: var(--soft) }
[role=tablist] { position: sticky; top: 0; z-index: 2; display: flex; gap: 4px; margin-bottom: 16px; padding-bottom: 1px; background: var(--paper); border-bottom: 1px solid var(--line); overflow-x: auto }
[role=tab] { border: 0; border-bottom: 2px solid transparent; border-radius: 0; padding: 0 12px; min-height: 38px; color: var(--soft) }
[role=tab][aria-selected=true] { color: var(--ink); border-bottom-color: var(--ink); font-weight: 600 }
[role=tab]:focus-visible { outline-offset: -3px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
.dial { display: flex; gap: 16px; align-items: center; max-width: 480px }
.dial output { min-width: 72px; text-align: right }
.add { margin-top: 8px; border: 1px solid var(--line); border-radius: 4px; background: var(--card) }
.add summary { padding: 8px 14px; cursor: pointer; font-size: 14px }
.add[open] summary { border-bottom: 1px solid var(--line) }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 12px; align-items: end; padding: 14px }
.fields label { display: grid; gap: 2px; min-width: 0; font-size: 13px }
.fields input, .fields select { width: 100%; min-width: 0 }
.fields > button { justify-content: center }
.fields > p { grid-column: 1 / -1; margin: 0 }
[role=alert]:empty { display: none }
.drop { display: grid; gap: 6px; padding: 12px 14px; border: 1px dashed var(--line); border-radius: 4px; font-size: 14px }
.drop[data-over] { border-color: var(--ink); background: var(--warm) }
.drop input { min-width: 0; max-width: 100%; font-size: 13px }
.drop ::file-selector-button { min-height: 32px; margin-right: 12px; padding: 0 12px; font: inherit; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 4px; cursor: pointer }
.drop + p { margin: 8px 0 0 }
.steps li { padding: 8px 14px }
.filter { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 12px }
.filter .actions { margin: 0; gap: 4px }
.filter input { flex: 1 1 140px }
.journal summary, .mail summary { display: grid; grid-template-columns: 64px 72px minmax(0, 1fr) auto; gap: 10px; align-items: baseline; padding: 4px 12px; cursor: pointer; list-style: none; font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace }
.journal summary::-webkit-details-marker, .mail summary::-webkit-details-marker { display: none }
.journal summary:hover { background: var(--warm) }
.journal .what { overflow-wrap: anywhere }
.journal .note { margin-left: 10px; color: var(--bad) }
.journal [data-kind=event] .note { color: var(--soft) }
.mail { border: 1px solid var(--line); border-radius: 4px; background: var(--card); margin-bottom: 8px; padding: 4px 0 }
.mail summary { grid-template-columns: 48px minmax(0, 1fr) auto; font: inherit; padding: 6px 14px }
.mail p { padding: 0 14px }
.mail .text { white-space: pre-wrap }
pre { margin: 0; overflow-x: auto; padding: 10px 14px; background: var(--warm); white-space: pre-wrap; overflow-wrap: anywhere }
h3 { margin: 12px 0 4px; font-size: 13px }
.call { padding: 8px 14px 14px; border-top: 1px solid var(--line) }
.call p { margin: 4px 0; max-width: none; overflow-wrap: anywhere }
.call pre { max-height: 420px; overflow-y: auto; border-radius: 4px }
.journal .call details summary { display: list-item; list-style: revert; padding: 0; font: inherit; font-size: 13px }
@media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr) } aside { position: static; max-height: none } header { padding: 12px 16px } }
@media (max-width: 480px) { [role=tablist] { gap: 0 } [role=tab] { padding: 0 8px } .journal summary { grid-template-columns: auto minmax(0, 1fr) auto } .journal time { display: none } }
`
