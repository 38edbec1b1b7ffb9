import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ dir: ':memory:', webhookUrls: { paystack: 'http://127.0.0.1:9/hook' } })
  await sandbox.listen()
})
afterEach(() => sandbox.close())

const page = async (path = '/') => (await fetch(sandbox.url + path)).text()
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })

describe('the control panel', () => {
  it('shows each vendor with its base URL and key, every fault and the magic inputs', async () => {
    const shown = await page()
    for (const words of [
      `${sandbox.url}/paystack`,
      'sk_test_sandbox',
      'Gzip bomb',
      '3-D Secure asked',
      '4084 0840 8408 4081',
      'No fault is armed',
    ]) {
      expect(shown).toContain(words)
    }
  })

  it('arms a fault by a plain form, shows it, and clears it', async () => {
    const armed = await press('/panel/faults', { vendor: 'frankfurter', fault: '503', times: '', path: '', ms: '' })
    expect([armed.status, armed.headers.get('location')]).toEqual([303, '/'])
    expect((await fetch(`${sandbox.url}/frankfurter/v2/rates`)).status).toBe(503)
    expect(await page('/panel/live')).toContain('503 unavailable')
    await press('/panel/faults/clear', {})
    expect((await fetch(`${sandbox.url}/frankfurter/v2/rates`)).status).toBe(200)
  })

  it('configures webhooks and refuses unknown settings', async () => {
    await press('/panel/webhooks', { vendor: 'paystack', mode: 'twice' })
    const { modes } = await (await fetch(`${sandbox.url}/control/webhooks`)).json()
    expect(modes.paystack).toMatchObject({ mode: 'twice' })
    expect((await press('/panel/webhooks', { vendor: 'paystack', mode: 'sideways' })).status).toBe(422)
    expect((await press('/panel/faults', { fault: 'gremlin' })).status).toBe(422)
  })

  it('escapes an untrusted path', async () => {
    await fetch(`${sandbox.url}/paystack/x?q=%3Cscript%3E&y=<b>`)
    expect(await page('/panel/live')).not.toContain('<b>&')
    expect(await page('/panel/live')).not.toContain('y=<b>')
  })

  it('refuses requests from a page of another site', async () => {
    const foreign = await press('/panel/faults', { fault: 'hang' }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await press('/control/reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('clears everything on reset', async () => {
    await press('/panel/faults', { fault: '500', times: '' })
    await fetch(`${sandbox.url}/control/webhook-url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'paystack', url: 'http://127.0.0.1:9/other' }),
    })
    const before = await (await fetch(`${sandbox.url}/control/state`)).json()
    expect(before.faults).toHaveLength(1)
    expect(JSON.stringify(before.vendors)).toContain('/other')
    const after = await (await fetch(`${sandbox.url}/control/reset`, { method: 'POST' })).json()
    expect(after.faults).toEqual([])
    expect(JSON.stringify(after.vendors)).toContain('http://127.0.0.1:9/hook')
  })
})
