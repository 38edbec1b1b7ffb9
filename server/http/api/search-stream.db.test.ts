import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FlightEvent } from '#contract/flights.ts'
import { type Answer, type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja } from '#tests/book-flight.ts'

let app: TestApp
let owner: Client
let agent: Client
let first: Answer

const ask = (client: Client, search: object = oneAdultToAbuja) => client.call('POST', '/flights/searches', search)

const eventsOf = ({ body }: Answer): FlightEvent[] =>
  String(body)
    .split('\n\n')
    .flatMap((block) => /^event: message\ndata: (.+)$/.exec(block)?.[1] ?? [])
    .map((data) => FlightEvent.parse(JSON.parse(data)))

const offersOf = (answer: Answer) => eventsOf(answer).flatMap((event) => (event.type === 'found' ? event.upserts : []))
const searchIdOf = (answer: Answer) => eventsOf(answer).flatMap((event) => (event.type === 'started' ? [event.searchId] : []))[0]

beforeAll(async () => {
  app = await testApp()
  owner = await app.signIn('owner@skyways.test')
  agent = await app.signIn('agent@skyways.test')
  first = await ask(owner)
})
afterAll(() => app.close())

describe('a search that is repeated within a minute', () => {
  it('streams the same search and offers again', async () => {
    for (const answer of [await ask(owner), await ask(owner)]) {
      expect(answer.headers['content-type']).toMatch(/^text\/event-stream/)
      expect(searchIdOf(answer)).toBe(searchIdOf(first))
      expect(eventsOf(answer)[0]?.type).toBe('started')
      expect(eventsOf(answer).at(-1)).toMatchObject({ type: 'finished', found: offersOf(answer).length })
      const ids = new Set(offersOf(first).map(({ id }) => id))
      expect(offersOf(answer).filter(({ id }) => !ids.has(id))).toEqual([])
    }
  })

  it('shows margin only to those who may see it, whoever searched first', async () => {
    const [toOwner, toAgent] = [await ask(owner), await ask(agent)]
    expect(offersOf(toOwner).map(({ waterfall }) => waterfall === null)).not.toContain(true)
    expect(offersOf(toAgent).map(({ waterfall }) => waterfall)).toEqual(offersOf(toOwner).map(() => null))
    expect(String(toAgent.body)).not.toMatch(/supplierOfferId|netTax|"net"/)
  })

  it('is refused to visitors without a session, also with an expired cookie', async () => {
    expect((await ask(app.anonymous)).body.code).toBe('auth.required')
    const leaving = await app.signIn('owner@skyways.test')
    expect((await ask(leaving)).status).toBe(200)
    await leaving.call('POST', '/auth/sign-out')
    expect((await ask(leaving)).body.code).toBe('auth.required')
  })

  it('is a new search for another agency', { tags: ['full'] }, async () => {
    const other = await ask(await app.signIn('owner@savanna.test'))
    expect(searchIdOf(other)).not.toBe(searchIdOf(first))
  })

  it('is validated like any other', async () => {
    expect((await ask(owner, { ...oneAdultToAbuja, adults: 0 })).body.code).toBe('input.invalid')
    expect((await ask(owner, { ...oneAdultToAbuja, dealCode: 'NO-SUCH-CODE' })).body.code).toBe('input.invalid')
    app.setClock(() => new Date(Date.now() + 30 * 86_400_000))
    expect((await ask(owner)).status).toBeGreaterThanOrEqual(400)
    app.setClock(() => new Date())
  })

  it('is added to the recent searches', async () => {
    const { body } = await agent.call('GET', '/flights/recent-searches')
    expect(body).toMatchObject([{ search: { from: 'LOS', to: 'ABV' } }])
  })
})

describe('a search over HTTP', () => {
  it('sends only fields of the contract', { tags: ['full'] }, async () => {
    const { body } = await ask(owner, { ...oneAdultToAbuja, cabin: 'business' })
    const sent = String(body)
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice('data: '.length)))
    expect(sent.at(-1).type).toBe('finished')
    for (const event of sent) expect(FlightEvent.parse(event)).toEqual(event)
  })

  it('reports in the stream why nothing was found', async () => {
    await app.arm({ vendor: 'duffel', fault: '503', times: 20 })
    const { status, body } = await ask(owner, { ...oneAdultToAbuja, cabin: 'first' })
    expect(status).toBe(200)
    const failure = /event: error\ndata: (.+)\n/.exec(String(body))?.[1] ?? '{}'
    expect(JSON.parse(failure)).toMatchObject({ code: 'flight.all-suppliers-failed', data: { title: expect.any(String) } })
  })
})
