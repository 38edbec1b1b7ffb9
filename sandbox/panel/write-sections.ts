import type { ArmedFault } from '../frame/arm-faults.ts'
import { webhookModes } from '../frame/deliver-webhooks.ts'
import { businessFaults, type FaultName, isTransportFault, transportFaults } from '../frame/fault-table.ts'
import type { Controls } from '../frame/register-control.ts'
import { vendors } from '../frame/vendor-table.ts'
import { type Html, html } from '../frame/write-html.ts'
import { magic } from './magic-table.ts'

const option = (value: string, title: string, chosen = false) =>
  html`<option value="${value}"${chosen ? html` selected` : null}>${title}</option>`

/** Each vendor: its address, its key, and the settings of its webhooks. */
export const writeVendors = (controls: Controls): Html => html`<section aria-labelledby="vendors">
<h2 id="vendors">Vendors</h2>
<div class="cards">${controls.registered.map((name) => {
  const { title, says, keys, hasNoWebhooks } = vendors[name]
  const { mode } = controls.webhooks.modeOf(name)
  const url = controls.webhookUrlOf(name)
  return html`<article class="card">
<h3>${title} <span class="muted">${says}</span></h3>
<dl><dt>Base URL</dt><dd><code>${controls.baseUrl()}/${name}</code></dd>
<dt>${keys.length > 1 ? 'Keys' : 'Key'}</dt><dd>${keys.length === 0 ? 'none needed' : keys.map((key) => html`<code>${key}</code> `)}</dd>
${url === null ? null : html`<dt>Webhooks to</dt><dd><code>${url}</code></dd>`}</dl>
${
  hasNoWebhooks
    ? null
    : html`<form method="post" action="/panel/webhooks" class="row" data-live data-auto>
<input type="hidden" name="vendor" value="${name}">
<label for="mode-${name}">Webhooks</label>
<select id="mode-${name}" name="mode">${Object.entries(webhookModes).map(([id, words]) => option(id, `${id}: ${words.toLowerCase()}`, id === mode))}</select>
<button class="small nojs">Set</button>
</form>`
}
</article>`
})}</div></section>`

const groups: { title: string; says: string; faults: [string, { title: string; says: string }][] }[] = [
  {
    title: 'Before the vendor works',
    says: 'Nothing is done; safe to try again',
    faults: ['wait', 'instead'].flatMap((when) => Object.entries(transportFaults).filter(([, { phase }]) => phase === when)),
  },
  {
    title: 'After the vendor worked',
    says: 'The work is done; the answer is spoilt or lost',
    faults: Object.entries(transportFaults).filter(([, { phase }]) => phase === 'after'),
  },
  { title: 'In the vendor’s business', says: 'Correct answers with bad news', faults: Object.entries(businessFaults) },
]

/** Every fault as a button, with fields for scope and count above. */
export const writeFaults = (controls: Controls): Html => html`<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<form method="post" action="/panel/faults" class="card" data-live>
<div class="options">
<div><label for="vendor">Vendor</label><select id="vendor" name="vendor">${option('all', 'All vendors')}${controls.registered.map((name) => option(name, vendors[name].title))}</select></div>
<div><label for="times">How often</label><select id="times" name="times">${option('1', 'Once')}${option('3', '3 times')}${option('10', '10 times')}${option('', 'Until cleared')}</select></div>
<div><label for="path">Only paths that begin</label><input id="path" name="path" placeholder="/air/orders" pattern="/.*"></div>
<div><label for="ms">Milliseconds</label><input id="ms" name="ms" inputmode="numeric" pattern="[0-9]*" placeholder="as listed"></div>
</div>
${groups.map(
  ({ title, says, faults }) => html`<fieldset><legend>${title} <span class="muted">${says}</span></legend>
<div class="faults">${faults.map(
    ([name, row]) => html`<button name="fault" value="${name}"><strong>${row.title}</strong><span>${row.says}</span></button>`,
  )}</div></fieldset>`,
)}
</form></section>`

const titleOf = (name: FaultName) => (isTransportFault(name) ? transportFaults[name].title : businessFaults[name].title)

const detail = ({ vendor, times, struck, path, ms, rate }: ArmedFault) =>
  [
    vendor === 'all' ? 'all vendors' : vendors[vendor].title,
    times === null ? 'until cleared' : `${times - struck} left`,
    path,
    ms === null ? null : `${ms} ms`,
    rate < 1 ? `${Math.round(rate * 100)} %` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')

/** The armed faults, each with a button to clear it. */
export function writeArmed(armed: ArmedFault[]): Html {
  if (armed.length === 0) return html`<p class="calm"><span class="dot"></span>No fault is armed: every vendor behaves.</p>`
  return html`<div class="armed" role="status"><strong>${armed.length} armed</strong>
${armed.map(
  (fault) => html`<form method="post" action="/panel/faults/${fault.id}/clear" data-live>
<button class="pill"><span class="unseen">Clear </span><b>${titleOf(fault.fault)}</b> ${detail(fault)} <span aria-hidden="true">&times;</span></button></form>`,
)}
<form method="post" action="/panel/faults/clear" data-live><button class="small">Clear all</button></form></div>`
}

/** Inputs up to this length are beside their effect instead of above it. */
const SHORT = 12

/** The inputs that cause an outcome by themselves. */
export const writeMagic = (): Html => html`<section aria-labelledby="magic">
<h2 id="magic">Magic inputs</h2>
<div class="cards">${magic.map(
  ({ title, says, rows }) => html`<article class="card"><h3>${title}</h3><p class="muted">${says}</p>
<dl class="magic${rows.every(({ input }) => input.length <= SHORT) ? ' short' : ''}">${rows.map(({ input, effect }) => html`<div><dt><code>${input}</code></dt><dd>${effect}</dd></div>`)}</dl></article>`,
)}</div></section>`
