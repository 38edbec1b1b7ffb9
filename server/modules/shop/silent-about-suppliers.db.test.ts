import { describe, expect, test } from 'vitest'
import { oneAdultToAbuja, readyCheckout, search } from '#tests/book-flight.ts'
import { coupleInLagos, openHouse, readyStay, searchStays } from '#tests/book-stay.ts'
import { openStorefront } from '#tests/open-storefront.ts'

const { t, owner, ada } = await openStorefront()

/** Every name of whom the agency buys from, in what a visitor is sent. Pictures come from where they are kept, and Duffel Airways is an airline. */
function namesIn(sent: unknown): string[] {
  const text = (typeof sent === 'string' ? sent : JSON.stringify(sent))
    .replaceAll(/https?:[^"]+|Duffel Airways/g, '')
    .toLowerCase()
  const { flights, stays } = t.system.integrations
  return [...flights, ...stays].flatMap(({ id, title }) => [id, title.toLowerCase()]).filter((name) => text.includes(name))
}

describe('whom an agency buys from is its own affair:', () => {
  test('a visitor who searches flights, twice, and opens a checkout reads no supplier’s name', async () => {
    const stream = () => ada.call('POST', '/flights/searches', oneAdultToAbuja)
    const fresh = await stream()
    expect(namesIn(fresh.body)).toEqual([])
    expect(namesIn((await stream()).body)).toEqual([])
    const { searchId, suppliers } = await search(ada, oneAdultToAbuja)
    expect(suppliers).toMatchObject([{ id: '', title: '', status: 'done' }])
    expect(namesIn((await ada.call('GET', `/flights/searches/${searchId}`)).body)).toEqual([])
    expect(namesIn(await readyCheckout(ada, oneAdultToAbuja))).toEqual([])
  })

  test('so does one who looks for a house', async () => {
    const stream = () => ada.call('POST', '/stays/searches', coupleInLagos)
    const fresh = await stream()
    expect(namesIn(fresh.body)).toEqual([])
    expect(namesIn((await stream()).body)).toEqual([])
    const { searchId, stays } = await searchStays(ada, coupleInLagos)
    expect(namesIn((await ada.call('GET', `/stays/searches/${searchId}`)).body)).toEqual([])
    const detail = await openHouse(ada, searchId, stays[0]?.id ?? '')
    expect(namesIn(detail)).toEqual([])
    const rate = detail.rooms[0]?.rates[0]
    if (!rate) throw new Error('no rate')
    expect(namesIn(await readyStay(ada, { searchId, detail, rate }))).toEqual([])
    const typed = new URLSearchParams({ query: detail.property.name })
    const places = async () => (await ada.call('GET', `/stays/destinations?${typed}`)).body
    const kinds = async () => (await places()).map(({ kind }: { kind: string }) => kind)
    // Names of houses that come too late for who types are there the next time.
    await expect.poll(kinds, { timeout: 20_000 }).toContain('property')
    expect(namesIn(await places())).toEqual([])
  })

  test('and one whom nobody answers', async () => {
    await t.arm({ vendor: 'stayx', fault: '500', times: 60 })
    const failed = await ada.call('POST', '/stays/searches', { ...coupleInLagos, nationality: 'GB' })
    expect(String(failed.body)).toContain('stay.all-suppliers-failed')
    expect(namesIn(failed.body)).toEqual([])
  })

  test('a member reads them', async () => {
    expect(namesIn((await owner.call('POST', '/flights/searches', oneAdultToAbuja)).body)).not.toEqual([])
  })
})
