import type { QueuedDelivery } from '../frame/deliver-webhooks.ts'
import type { LoggedRequest } from '../frame/log-requests.ts'
import { vendors } from '../frame/vendor-table.ts'
import { type Html, html } from '../frame/write-html.ts'

const SHOWN_DELIVERIES = 30
const SHOWN_REQUESTS = 60

const clock = (iso: string) => iso.slice(11, 19)

const empty = (title: string, says: string) => html`<div class="empty"><strong>${title}</strong><span>${says}</span></div>`

/** The event's name, for vendors that have it in the body. */
function eventOf(body: string): string {
  const found = /"(?:event|type)"\s*:\s*"([\w.-]+)"/.exec(body)
  return found?.[1] ?? 'event'
}

const tones: Record<QueuedDelivery['state'], string> = { delivered: 'good', queued: 'wait', failed: 'bad', withheld: 'off' }

const lastAnswer = ({ attempts }: QueuedDelivery) => {
  const last = attempts.at(-1)
  if (last === undefined) return 'not tried yet'
  return `${attempts.length} ${attempts.length === 1 ? 'try' : 'tries'}, last ${last.status ?? last.error} in ${last.ms} ms`
}

const deliveryRow = (delivery: QueuedDelivery) => html`<li>
<span class="when">${clock(delivery.createdAt)}</span>
<span class="what"><b>${eventOf(delivery.body)}</b> <span class="muted">${vendors[delivery.vendor].title}${delivery.mode === 'normal' ? null : ` · ${delivery.mode}`}</span>
<span class="muted more">${lastAnswer(delivery)}</span></span>
<span class="state ${tones[delivery.state]}">${delivery.state}</span>
<form method="post" action="/panel/webhooks/${delivery.id}/redeliver" data-live><button class="small" aria-label="Redeliver ${eventOf(delivery.body)}">Redeliver</button></form>
</li>`

/** Webhooks sent, waiting or withheld, newest first. */
export const writeDeliveries = (deliveries: QueuedDelivery[]): Html =>
  deliveries.length === 0
    ? empty('No webhooks yet', 'They appear here when a vendor has something to tell, such as a payment that succeeded.')
    : html`<ul class="list">${deliveries.slice(0, SHOWN_DELIVERIES).map(deliveryRow)}</ul>`

const tone = (status: number | null) => {
  if (status === null || status >= 500) return 'bad'
  return status >= 400 ? 'wait' : 'good'
}

const requestRow = ({ at, method, path, status, ms, faults, vendor }: LoggedRequest) => html`<li>
<span class="when">${clock(at)}</span>
<span class="what"><code><b>${method}</b> ${path}</code>${faults.length > 0 ? html` <span class="state wait">${faults.join(', ')}</span>` : null}</span>
<span class="state ${tone(status)}">${status ?? 'no answer'}</span>
<span class="muted figure" title="${vendor}">${ms} ms</span>
</li>`

/** The requests to the vendors, newest first. */
export const writeRequests = (requests: LoggedRequest[]): Html =>
  requests.length === 0
    ? empty('No requests yet', 'Point an adapter at a base URL above; each request shows here without its keys.')
    : html`<ul class="list">${requests.slice(0, SHOWN_REQUESTS).map(requestRow)}</ul>`
