import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'

let t: TestApp
let owner: SignedIn
let other: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  other = await t.signIn('owner@savanna.test')
})
afterAll(() => t.close())

const path = '/mail-templates/order-issued'
const words = {
  subject: 'Bon voyage: {{trip}}',
  heading: 'Vos billets',
  opening: 'Bonjour {{ First  Traveller }},\nyour reference is {{booking reference}}. <script>alert(1)</script>',
  closing: 'Merci, {{agency name}}',
}
const save = async (client: SignedIn, change: object = {}) => {
  const { version } = (await client.call('GET', path)).body
  return client.call('PUT', path, { version, ...words, ...change })
}

/** Sells a flight, and returns the mail with its tickets. */
async function ticketsMail(client: SignedIn) {
  const paid = await pay(client, await readyCheckout(client, oneAdultToAbuja), 'wallet')
  await t.drain()
  await t.drain()
  const { items } = (await client.call('GET', '/mails')).body
  const ids: string[] = items.map(({ id }: { id: string }) => id)
  const mails = await Promise.all(ids.map(async (id) => (await client.call('GET', `/mails/${id}`)).body))
  return mails.find((mail) => mail.orderId === paid.body.orderId && mail.template === 'order-issued')
}

describe('the texts of a mail', () => {
  test('are listed by event, and the defaults are shown before the first change', async () => {
    const rows = (await owner.call('GET', '/mail-templates')).body
    expect(rows).toContainEqual(
      expect.objectContaining({ name: 'order-issued', event: 'Tickets are issued', isDefault: true, changed: null }),
    )
    expect(rows.map(({ name }: { name: string }) => name)).not.toContain('order-needs-decision')
    const { body } = await owner.call('GET', path)
    expect(body).toMatchObject({ version: 0, isDefault: true, versions: [], words: { heading: 'Your tickets are issued' } })
    expect(body.preview.html).toContain('Your tickets are issued')
  })

  test('that an agency changed are in its next mail, escaped; the itinerary stays, and other agencies keep theirs', {
    tags: ['full'],
  }, async () => {
    expect((await save(owner)).body).toMatchObject({ version: 1, isDefault: false })
    const mail = await ticketsMail(owner)
    expect(mail.subject).toMatch(/^Bon voyage: Lagos .* Abuja/)
    expect(mail.html).toContain('Vos billets')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.html).not.toContain('<script>alert(1)')
    expect(mail.html).toMatch(/Bonjour \S+ \S+.*,<br \/>your reference is [A-Z0-9]{6}\./)
    expect(mail.html).toContain('Merci, Skyways')
    expect(mail.html).toContain('Open your trip')
    expect(mail.text).toMatch(/^Vos billets\n\nBonjour [\s\S]*LOS[\s\S]*Merci, Skyways/)
    const theirs = (await other.call('GET', path)).body
    expect(theirs).toMatchObject({ version: 0, isDefault: true, versions: [] })
    expect(theirs.preview.html).not.toContain('Vos billets')
  })

  test.each([
    ['subject', 'For {{customer}}', 'There is no {{customer}} in this mail. It has: {{first traveller}}, {{trip}},'],
    ['opening', 'Dear {{first traveller}, hello', 'A variable is written between two pairs of braces'],
    ['closing', '{{constructor}}', 'There is no {{constructor}} in this mail.'],
    ['heading', ' ', 'Write the heading.'],
    ['opening', 'x'.repeat(2001), 'at most 2,000 characters'],
  ])('with a fault in the %s (%s) are refused at that field', { tags: ['full'] }, async (field, text, says) => {
    for (const refused of [
      await save(owner, { [field]: text }),
      await owner.call('POST', `${path}/preview`, { ...words, [field]: text }),
      await owner.call('POST', `${path}/test`, { ...words, [field]: text }),
    ]) {
      expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
      expect(refused.body.data.problems).toEqual([{ path: field, message: expect.stringContaining(says) }])
    }
  })

  test('have versions: the default and an earlier text are restored as new ones', { tags: ['full'] }, async () => {
    const { version } = (await owner.call('GET', path)).body
    const restored = (await owner.call('POST', `${path}/restore`, { version: 0 })).body
    expect(restored).toMatchObject({ version: version + 1, isDefault: true, words: { heading: 'Your tickets are issued' } })
    expect((await ticketsMail(owner)).subject).toMatch(/^Your tickets: /)
    const again = (await owner.call('POST', `${path}/restore`, { version: 1 })).body
    expect(again).toMatchObject({ version: version + 2, isDefault: false, words: { heading: 'Vos billets' } })
    expect(again.versions.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([false, true, false])
    expect((await owner.call('POST', `${path}/restore`, { version: 99 })).status).toBe(404)
  })

  test('that somebody saved meanwhile are not overwritten', async () => {
    const { version } = (await owner.call('GET', path)).body
    const [one, two] = await Promise.all(['A', 'B'].map((heading) => owner.call('PUT', path, { version, ...words, heading })))
    expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
    const late = await owner.call('PUT', path, { version, ...words })
    expect(late).toMatchObject({ status: 409, body: { code: 'mail.changed-elsewhere' } })
  })
})

test('a test mail goes to the signed-in member with the typed texts, ten times an hour', { tags: ['full'] }, async () => {
  const send = () => other.call('POST', `${path}/test`, { ...words, heading: 'Not saved' })
  expect((await send()).status).toBe(200)
  await t.drain()
  const { items } = (await other.call('GET', '/mails')).body
  const mail = (await other.call('GET', `/mails/${items[0].id}`)).body
  expect(mail).toMatchObject({ to: 'owner@savanna.test', subject: 'Test: Bon voyage: Lagos ⇄ London' })
  expect(mail.html).toContain('Not saved')
  expect((await other.call('GET', path)).body.isDefault).toBe(true)
  for (let sent = 1; sent < 10; sent += 1) await send()
  expect((await send()).status).toBe(429)
})

test('a mail to the agency has no texts to change, and an agent may not change any', { tags: ['full'] }, async () => {
  for (const name of ['order-needs-decision', 'none', 'constructor'])
    expect((await owner.call('GET', `/mail-templates/${name}`)).status).toBe(404)
  const agent = await t.signIn('agent@skyways.test')
  expect((await agent.call('GET', '/mail-templates')).status).toBe(403)
  expect((await agent.call('PUT', path, { version: 0, ...words })).status).toBe(403)
})
