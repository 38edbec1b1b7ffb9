import { describe, expect, it } from 'vitest'
import { defaultRegional } from '#domain/defaults.ts'
import { rawIn } from '#tests/e2e/raw-values.ts'
import { brandOf } from '../documents/brand.ts'
import { sampleFacts } from '../documents/sample-facts.ts'
import { holdsSecret, withoutSecrets } from '../modules/mail/without-secrets.ts'
import { html } from './html.ts'
import { type MailData, type MailId, mailTemplates, wordedMails } from './registry.ts'
import { renderMail } from './render-mail.ts'
import { problemsOf } from './wording.ts'

const { brand } = sampleFacts
const look = { primaryColor: '#0a6e3c', logoImage: '' }
const render = <K extends MailId>(id: K, data: MailData[K] = mailTemplates[id].sample, as = brand) =>
  renderMail(mailTemplates[id], { data, brand: as })

describe('every mail template', () => {
  it.each(Object.keys(mailTemplates) as MailId[])('renders %s from its sample with no slot left open', async (id) => {
    const mail = await render(id)
    expect(mailTemplates[id].id).toBe(id)
    expect(mail.subject).toMatch(/\S/)
    expect(`${mail.html}${mail.text}`).not.toMatch(/\[\[|\]\]|undefined|\[object|NaN/)
    expect(mail.html).not.toMatch(/<mj-/)
    expect(mail.html).toContain(brand.color)
    expect(mail.text).toContain(brand.name)
    expect(mail.text).not.toMatch(/<[a-z]/i)
    expect(rawIn(mail.text.replaceAll(/https?:\S+/g, '')), 'dates and amounts are written for people').toEqual([])
  })
})

it.each(['order-issued', 'order-itinerary', 'stay-confirmed', 'stay-cancelled', 'tour-confirmed', 'tour-cancelled'] as const)(
  '%s links travellers to their trip on the storefront',
  async (id) => {
    const mail = await render(id)
    expect(mail.html).toMatch(/href="http:\/\/skyways\.customer\.localhost:3000\/trips\/find\?reference=\w+"/)
    expect(mail.text).toMatch(/http:\/\/skyways\.customer\.localhost:3000\/trips\/find\?reference=\w+/)
  },
)

const faultsOf = <K extends MailId>(id: K) => {
  const { wording } = mailTemplates[id]
  return wording && problemsOf(wording, wording.defaults)
}

it.each(wordedMails)('the default texts of %s use variables that it has, and all have a value in the sample', async (id) => {
  expect(faultsOf(id)).toEqual([])
  const { subject, html: page, text } = await render(id)
  expect(`${subject}${page}${text}`).not.toContain('{{')
  expect(text).not.toMatch(/ [.,)]|\(\)/)
})

/** Mails of a stay, including those shared with other products. */
function stayMails() {
  const title = 'Eko Hotel, Lagos'
  const { 'order-failed-refunded': failed, 'order-needs-decision': undecided } = mailTemplates
  return [
    render('order-failed-refunded', { ...failed.sample, title, reason: 'The property has no room left.' }),
    render('order-needs-decision', { ...undecided.sample, title, url: 'http://skyways.localhost/order/stay/1' }),
    render('payment-received'),
    render('stay-cancelled'),
    render('stay-confirmed'),
  ]
}

it('no mail of a stay has a term of flights', async () => {
  for (const { subject, text } of await Promise.all(stayMails()))
    expect(`${subject} ${text}`).not.toMatch(/\b(seats?|tickets?|issued|airline|depart\w*|flight)\b/i)
})

describe('the amounts of every mail template', () => {
  const german = brandOf({ ...defaultRegional, locale: 'de-DE', name: 'A', email: null, phone: null, address: null }, look)
  const english = /\b[A-Z]{3} -?[\d,]*\d\.\d\d\b/g

  it.each(Object.keys(mailTemplates) as MailId[])("of %s have the agency's format", async (id) => {
    // Some sentences of the samples are fixed texts.
    const given = JSON.stringify(mailTemplates[id].sample)
    const mail = await render(id, mailTemplates[id].sample, german)
    const found = `${mail.subject} ${mail.html} ${mail.text}`.match(english) ?? []
    expect(found.filter((amount) => !given.includes(amount))).toEqual([])
  })
})

/** Replacements for the Nigerian values of the samples by Kenyan ones. */
const inKenya: [RegExp, string][] = [
  [/NGN/g, 'KES'],
  [/Lagos|Abuja/g, 'Nairobi'],
  [/Lagoon/g, 'Rift'],
  [/lagoon/g, 'rift'],
  [/Nigeria/g, 'Kenya'],
  [/\+234/g, '+254'],
  [/\bLOS\b/g, 'NBO'],
]

/** The same data with its texts replaced; values that are not plain data, such as a date, stay. */
function relocated<T>(value: T): T
function relocated(value: unknown): unknown {
  if (typeof value === 'string') return inKenya.reduce((text, [from, to]) => text.replaceAll(from, to), value)
  if (Array.isArray(value)) return value.map((item) => relocated(item))
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relocated(item)]))
}

describe('a mail of an agency in Kenya', () => {
  const kenya = { country: 'KE', locale: 'en-KE', name: 'Savanna', email: null, phone: null, address: null }
  it.each(Object.keys(mailTemplates) as MailId[])('%s names no other country, currency or time zone', async (id) => {
    const { subject, html: page, text } = await render(id, relocated(mailTemplates[id].sample), brandOf(kenya, look))
    expect(`${subject} ${page} ${text}`).not.toMatch(/NGN|₦|naira|\bLagos|Nigeria|\+234|\bWAT\b|West Africa/i)
    expect(page).toContain('lang="en-KE"')
  })
})

/** A link with a token, or a code in two halves on a line of its own. */
const signsIn = /[?&](?:token|code|key|invitation)=(?!removed)[^\s"<]+|^\d{3} \d{3}$/m

describe('a mail with a sign-in secret', () => {
  it.each(Object.keys(mailTemplates) as MailId[])('is registered for %s, and removed from it after sending', async (id) => {
    const mail = await render(id)
    expect(holdsSecret(id)).toBe(signsIn.test(mail.text))
    expect(withoutSecrets({ template: id, ...mail }).text).not.toMatch(signsIn)
  })
})

describe('typed text', () => {
  it('never becomes HTML', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&'
    const { html: page } = await render('password-reset', { name: evil, url: 'http://localhost/?a=1&b=2' })
    expect(page).not.toContain('<img src=x')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
    expect(page).toContain('href="http://localhost/?a=1&amp;b=2"')
  })

  it('cannot close the reservation script', async () => {
    const travellers = [
      { name: '</script><script>alert(1)</script>', type: 'Adult', ticketNumber: null, bags: '', extras: [], loyalty: null },
    ]
    const { html: page } = await render('order-issued', { ...sampleFacts, travellers })
    expect(page).not.toContain('<script>alert(1)')
  })

  it('cannot add a header through the subject', async () => {
    const mail = await render('order-needs-decision', {
      ...mailTemplates['order-needs-decision'].sample,
      title: 'A\r\nBcc: x@y.z',
    })
    expect(mail.subject).toBe('Decision needed: SKY-1044, A Bcc: x@y.z')
  })

  it('cannot fill another slot', async () => {
    const { html: page } = await render('welcome', { name: '[[url]]', url: 'http://secret.test' })
    expect(page).toContain('Hello [[url]]')
  })
})

describe('the mail with the tickets', () => {
  it('carries a FlightReservation for each traveller and flight, with the offset of each airport', async () => {
    const { html: page } = await render('order-issued')
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '[]'
    const reservations: unknown[] = JSON.parse(script)
    expect(reservations).toHaveLength(9)
    expect(reservations[0]).toMatchObject({
      '@type': 'FlightReservation',
      reservationNumber: 'K7QXJ4',
      ticketNumber: '125-2342567890',
      reservationFor: {
        flightNumber: '74',
        airline: { iataCode: 'BA' },
        departureAirport: { iataCode: 'LOS' },
        departureTime: '2026-12-14T22:45:00+01:00',
        arrivalTime: '2026-12-15T05:10:00+00:00',
      },
    })
  })

  it('shows ticket numbers, the reference and local times in HTML and plain text', async () => {
    const mail = await render('order-issued')
    for (const face of [mail.html, mail.text]) {
      expect(face).toContain('K7QXJ4')
      expect(face).toContain('125-2342567892')
      expect(face).toContain('22:45')
      expect(face).toContain('NGN 4,128,450.00')
    }
  })
})

describe('the mail about a failed order', () => {
  const sample = mailTemplates['order-failed-refunded'].sample
  it('states that nothing was charged when nothing was paid', async () => {
    const mail = await render('order-failed-refunded', { ...sample, refund: { amount: 0, currency: 'NGN' } })
    expect(mail.text).toContain('Nothing was charged.')
  })
  it('names the wallet when the refund went there', async () => {
    const mail = await render('order-failed-refunded', { ...sample, refundTo: 'wallet' })
    expect(mail.text).toContain('NGN 684,200.00 is back in the wallet.')
  })
})

describe('the text colour', () => {
  const agency = { ...defaultRegional, name: 'A', email: null, phone: null, address: null }
  it.each([
    ['#000000', '#ffffff'],
    ['#ffd400', '#000000'],
  ])('on %s is %s', (primaryColor, onColor) => {
    expect(brandOf(agency, { primaryColor, logoImage: '' })).toMatchObject({ color: primaryColor, onColor })
  })
})

describe('the header of a mail', () => {
  const logo = '/media/01890a5d-ac96-774b-bcce-b302099a8057'
  const shown = (logoImage: string, name = 'Skyways') =>
    renderMail(mailTemplates.welcome, {
      data: mailTemplates.welcome.sample,
      brand: brandOf(
        { ...defaultRegional, email: null, phone: null, address: null, name },
        { primaryColor: '#0a6e3c', logoImage },
        'https://tradewind.test',
      ),
    })

  it('is the logo, with an absolute address, above a line in the brand colour', async () => {
    const { html: page } = await shown(logo, 'Ade "A" & Sons')
    expect(page).toContain(`<img src="https://tradewind.test${logo}/on-light.png" alt="Ade &quot;A&quot; &amp; Sons"`)
    expect(page).toContain('4px solid #0a6e3c')
  })
  it.each(['', 'https://evil.test/a.png', '/media/../secret'])('is the name where the logo is %s', async (other) => {
    const { html: page } = await shown(other)
    expect(page).not.toContain('<img')
    expect(page).toContain('Skyways')
  })
})

it('html keeps nested html and escapes the rest', () => {
  expect(html`<b>${'<'}${[html`<i>${1}</i>`]}${null}</b>`.html).toBe('<b>&lt;<i>1</i></b>')
})
