import type { SandboxDeps } from '../../deps.ts'
import type { OpenRecords } from '../../duffel/open-records.ts'
import { type Html, html } from '../../frame/write-html.ts'
import { type StaySupplier, staySuppliers } from '../../inventory/stays/catalogue/suppliers.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

const row = (deps: SandboxDeps, openRecords: OpenRecords, { number, title, account, coverage, hand }: StaySupplier): Html => {
  const booked = openRecords(account.id).stays.bookings.page({ limit: 1 }).items[0]
  return html`<li>
<span class="when">${title}</span>
<span class="what"><code>${deps.baseUrl()}/stayx/${number}</code> <code>${account.id}</code>
<span class="muted more">${percent(coverage)} of all properties, names ${hand}, ${account.currency}; last booking: ${booked ? `${booked.reference ?? booked.id}, ${booked.accommodation.name}` : 'none'}</span></span>
<span class="state ${booked?.status === 'confirmed' ? 'good' : 'off'}">${booked?.status ?? 'idle'}</span>
<span class="muted figure">${account.latencyMs.join('–')} ms</span>
</li>`
}

/** Each supplier of stays: its address, its properties, and its last bookings. */
export const writeSuppliers = (deps: SandboxDeps, openRecords: OpenRecords): Html =>
  html`<ul class="list">${staySuppliers.map((supplier) => row(deps, openRecords, supplier))}</ul>`
