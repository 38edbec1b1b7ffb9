import { createGunzip } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ dir: ':memory:' })
  await sandbox.listen()
})
afterEach(() => sandbox.close())

const RATE = '/frankfurter/v2/rate/USD/NGN'

const arm = (fault: Record<string, unknown>) =>
  fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })

const ask = (header = '', init: RequestInit = {}) =>
  fetch(sandbox.url + RATE, { ...init, headers: header === '' ? {} : { 'x-sandbox-fault': header } })

const tooLate = () => AbortSignal.timeout(300)

describe('faults instead of a response', () => {
  it.each([
    ['500', 500, 'application/json', null],
    ['502-html', 502, 'text/html', null],
    ['503', 503, 'application/json', '1'],
    ['429', 429, 'application/json', '2'],
    ['429-bare', 429, 'application/json', null],
    ['html-200', 200, 'text/html', null],
    ['empty-body', 200, 'application/json', null],
  ])('%s answers %i as %s', async (fault, status, type, retryAfter) => {
    const answer = await ask(fault)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
  })

  it('hangs without sending headers', async () => {
    await expect(ask('hang', { signal: tooLate() })).rejects.toThrow(/timeout/)
  })

  it('resets the connection', async () => {
    await expect(ask('reset')).rejects.toThrow('fetch failed')
  })

  it('delays the response as configured with slow', async () => {
    const began = performance.now()
    expect((await ask('slow:200')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(190)
  })

  it('sends a body of fifty megabytes', async () => {
    const answer = await ask('huge-body')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50_000_000)
  })

  it('sends a gzip bomb: a megabyte that decompresses to a gigabyte', async () => {
    const { request } = await import('node:http')
    const packed = await new Promise<Buffer>((resolve) => {
      request(sandbox.url + RATE, { headers: { 'x-sandbox-fault': 'gzip-bomb' } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
      }).end()
    })
    expect(packed.length).toBeLessThan(2_000_000)
    const unpacked = await new Promise<number>((resolve) => {
      let size = 0
      const gunzip = createGunzip()
      gunzip.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > 50_000_000) gunzip.destroy()
      })
      gunzip.on('close', () => resolve(size)).end(packed)
    })
    expect(unpacked).toBeGreaterThan(50_000_000)
  })
})

describe('faults in the response', () => {
  const text = async (fault: string) => (await ask(fault)).text()

  it('truncates or breaks the JSON', async () => {
    const whole = await text('')
    expect(await text('truncated-json')).toBe(whole.slice(0, Math.ceil(whole.length / 2)))
    const broken = await text('malformed-json')
    expect(() => JSON.parse(broken)).toThrow()
  })

  it('sends a valid body with a wrong content type', async () => {
    const answer = await ask('wrong-content-type')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(JSON.parse(await answer.text())).toMatchObject({ base: 'USD', quote: 'NGN' })
  })

  it('drips the whole body slowly', async () => {
    expect(JSON.parse(await text('drip:5'))).toMatchObject({ base: 'USD' })
  })

  it.each(['hang-body', 'reset-body'])('%s never completes the body', async (fault) => {
    const answer = await ask(fault, { signal: tooLate() })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  })

  it.each([
    ['price-negative', (rate: unknown) => Number(rate) < 0],
    ['price-zero', (rate: unknown) => rate === 0],
    ['price-huge', (rate: unknown) => Number(rate) > Number.MAX_SAFE_INTEGER],
    ['price-nan', (rate: unknown) => rate === 'NaN'],
    ['wrong-unit', (rate: unknown) => Number(rate) > 100_000],
    ['missing-field:rate', (rate: unknown) => rate === undefined],
  ])('%s corrupts the amount', async (fault, holds) => {
    expect(holds(JSON.parse(await text(fault)).rate)).toBe(true)
  })
})

describe('faults in a list of items', { tags: ['full'] }, () => {
  const banks = async (fault: string) => {
    const headers = { authorization: 'Bearer sk_test_sandbox', 'x-sandbox-fault': fault }
    return (await (await fetch(`${sandbox.url}/paystack/bank`, { headers })).json()).data
  }

  it('duplicate-ids starts a list with the same item twice', async () => {
    const [first, second, third] = await banks('duplicate-ids')
    expect(second).toEqual(first)
    expect(third.id).not.toBe(first.id)
  })

  it('wrong-currency changes the currency everywhere', async () => {
    const currencies = (found: { currency: string }[]) => new Set(found.map(({ currency }) => currency))
    expect(currencies(await banks(''))).toEqual(new Set(['NGN']))
    expect(currencies(await banks('wrong-currency'))).toEqual(new Set(['USD']))
  })
})

describe('faults with a lost response', { tags: ['full'] }, () => {
  const open = (reference: string, fault = '') =>
    fetch(`${sandbox.url}/paystack/transaction/initialize`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer sk_test_sandbox',
        ...(fault && { 'x-sandbox-fault': fault }),
      },
      body: JSON.stringify({ email: 'a@b.test', amount: 1000, reference }),
    })

  it('execute the request before the response is lost', async () => {
    await expect(open('lost', 'lost-answer')).rejects.toThrow('fetch failed')
    expect(await (await open('lost')).json()).toMatchObject({ code: 'duplicate_reference' })
  })

  it('do not execute the request with a fault instead of a response', async () => {
    expect((await open('never', '500')).status).toBe(500)
    expect((await open('never')).status).toBe(200)
  })
})

describe('arming a fault', () => {
  it('applies it as often as armed, only for the armed vendor and path', { tags: ['full'] }, async () => {
    await arm({ vendor: 'frankfurter', fault: '503', times: 2, path: '/v2/rate/' })
    expect((await fetch(`${sandbox.url}/frankfurter/v2/currencies`)).status).toBe(200)
    expect((await fetch(`${sandbox.url}/paystack/bank`)).status).toBe(401)
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([503, 503, 200])
  })

  it('without a number applies it until it is cleared', async () => {
    const { id } = await (await arm({ fault: '500' })).json()
    expect([(await ask()).status, (await ask()).status]).toEqual([500, 500])
    await fetch(`${sandbox.url}/control/faults/${id}`, { method: 'DELETE' })
    expect((await ask()).status).toBe(200)
  })

  it('with a share applies it to that share of requests, the same ones for the same seed', { tags: ['full'] }, async () => {
    const statuses = async () => {
      await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
      await arm({ fault: '503', rate: 0.3 })
      const seen: number[] = []
      for (let n = 0; n < 40; n += 1) seen.push((await ask()).status)
      return seen
    }
    const first = await statuses()
    expect(await statuses()).toEqual(first)
    const struck = first.filter((status) => status === 503).length
    expect(struck).toBeGreaterThan(3)
    expect(struck).toBeLessThan(25)
  })

  it('with an unknown fault or vendor is refused', { tags: ['full'] }, async () => {
    expect((await arm({ fault: 'gremlin' })).status).toBe(422)
    expect((await arm({ fault: '500', vendor: 'acme' })).status).toBe(422)
  })

  it('never affects the control panel itself', { tags: ['full'] }, async () => {
    await arm({ fault: 'hang' })
    expect((await fetch(`${sandbox.url}/control/state`)).status).toBe(200)
    expect((await fetch(sandbox.url)).status).toBe(200)
  })

  it('logs the faults without keys', { tags: ['full'] }, async () => {
    await arm({ fault: '503', times: 1 })
    await fetch(`${sandbox.url}/frankfurter/v2/rates?api_key=hidden&base=USD`)
    const { requests } = await (await fetch(`${sandbox.url}/control/log`)).json()
    expect(requests[0]).toMatchObject({
      vendor: 'frankfurter',
      path: '/frankfurter/v2/rates?api_key=***&base=USD',
      status: 503,
      faults: ['503'],
    })
  })
})
