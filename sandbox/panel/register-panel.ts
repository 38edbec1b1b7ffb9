import type { FastifyInstance } from 'fastify'
import type { PanelSection } from '../deps.ts'
import { answerForm, refuseForm } from '../frame/answer-form.ts'
import { type Controls, FaultRequest, ModeRequest } from '../frame/register-control.ts'
import { type Html, html, trusted } from '../frame/write-html.ts'
import { panelScript } from './panel-script.ts'
import { panelStyles } from './panel-styles.ts'
import { writeDeliveries, writeRequests } from './write-activity.ts'
import { writeArmed, writeFaults, writeMagic, writeVendors } from './write-sections.ts'

const mark = trusted(
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 8h10M18 8h2M4 16h2M10 16h10"/><circle cx="16" cy="8" r="2"/><circle cx="8" cy="16" r="2"/></svg>',
)

const writeSection = ({ region, title, write }: PanelSection) => html`<section aria-labelledby="${region}">
<h2 id="${region}">${title}</h2><div data-region="${region}">${write()}</div></section>`

const writePanel = (controls: Controls): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox suppliers</title>
<link rel="icon" href="data:,">
<style>${trusted(panelStyles)}</style>
</head>
<body>
<header class="top"><div class="wrap">
<h1>${mark} Sandbox suppliers</h1>
<div class="facts"><span>Address <b>${controls.baseUrl()}</b></span><span>Seed <b>${controls.seed}</b></span><span>Date <b>${controls.now().toISOString().slice(0, 10)}</b></span></div>
</div></header>
<main class="wrap">
<div class="strip"><div data-region="armed">${writeArmed(controls.faults.armed())}</div><p class="problem" role="alert"></p></div>
${writeVendors(controls)}
${writeFaults(controls)}
<div class="halves">
<section aria-labelledby="deliveries"><h2 id="deliveries">Webhooks <span class="muted">times in UTC</span></h2><div data-region="deliveries">${writeDeliveries(controls.webhooks.list(50))}</div></section>
<section aria-labelledby="requests"><h2 id="requests">Recent requests <span class="muted">newest first</span></h2><div data-region="requests">${writeRequests(controls.log.list())}</div></section>
</div>
${controls.sections.map(writeSection)}
${writeMagic()}
</main>
<script>${trusted(panelScript)}</script>
</body>
</html>`

const writeLive = (controls: Controls): Html => html`<div data-region="armed">${writeArmed(controls.faults.armed())}</div>
<div data-region="deliveries">${writeDeliveries(controls.webhooks.list(50))}</div>
<div data-region="requests">${writeRequests(controls.log.list())}</div>
${controls.sections.map(({ region, write }) => html`<div data-region="${region}">${write()}</div>`)}`

/** An empty form field counts as absent. */
const said = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '')) : {}

/** The control panel at `/`: a user interface of the control API. Its forms also work without JavaScript. */
export function registerPanel(app: FastifyInstance, controls: Controls): void {
  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(writePanel(controls).markup),
  )
  app.get('/panel/live', async (_request, reply) => reply.type('text/html; charset=utf-8').send(writeLive(controls).markup))

  app.post('/panel/faults', async (request, reply) => {
    const asked = FaultRequest.safeParse(said(request.body))
    if (!asked.success)
      return refuseForm(reply, asked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    controls.faults.arm(asked.data)
    return answerForm(request, reply)
  })
  app.post('/panel/faults/clear', async (request, reply) => {
    controls.faults.clear()
    return answerForm(request, reply)
  })
  app.post<{ Params: { id: string } }>('/panel/faults/:id/clear', async (request, reply) => {
    controls.faults.clear(request.params.id)
    return answerForm(request, reply)
  })
  app.post('/panel/webhooks', async (request, reply) => {
    const asked = ModeRequest.safeParse(said(request.body))
    if (!asked.success) return refuseForm(reply, 'Choose a vendor and a webhook mode')
    controls.webhooks.setMode(asked.data.vendor, { mode: asked.data.mode, holdMs: asked.data.ms ?? 5000 })
    return answerForm(request, reply)
  })
  app.post<{ Params: { id: string } }>('/panel/webhooks/:id/redeliver', async (request, reply) => {
    if (!controls.webhooks.redeliver(request.params.id)) return refuseForm(reply, 'This delivery is no longer stored')
    return answerForm(request, reply)
  })
}
