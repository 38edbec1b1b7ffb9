import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ctxOf } from '#tests/factories.ts'
import { openSite } from '#tests/open-site.ts'
import { accounts, agencies } from '../../db/schema/index.ts'
import { readBrand } from '../mail/read-brand.ts'

const { t, owner, live } = await openSite()

const signUp = async () => {
  const agency = { agencyName: 'Blue Nile Travel', slug: 'blue-nile', name: 'Ife Ajayi', email: 'ife@bluenile.test' }
  const answer = await t.anonymous.call('POST', '/auth/sign-up', { ...agency, password: 'Skyways-demo-1' })
  expect(answer.status).toBe(200)
  return t.signIn(agency.email)
}

describe('the session of a member', () => {
  test('has the user data of specification section 3', async () => {
    const { body: session } = await owner.call('GET', '/session?include=crmData')
    expect(session).toMatchObject({
      loggedIn: true,
      id: session.user.id,
      user: { username: 'owner@skyways.test', firstName: session.user.name.split(' ')[0] },
      googleUser: false,
      agent: { slug: 'skyways', name: 'Skyways Travel' },
      subscriptionPlan: 'scale',
      crmData: { templateData: session.agency.templateData },
    })
  })

  test('has the sign-in with Google and the plan', async () => {
    const { body: before } = await owner.call('GET', '/session')
    await t.system.db.insert(accounts).values({ userId: before.id, providerId: 'google', accountId: 'g-1' })
    await t.system.db.update(agencies).set({ plan: 'growth' }).where(eq(agencies.slug, 'skyways'))
    expect((await owner.call('GET', '/session')).body).toMatchObject({ googleUser: true, subscriptionPlan: 'growth' })
  })

  test("has the site's content under the names of the specification", async () => {
    const { crmData } = (await owner.call('GET', '/session?include=crmData')).body
    const { site } = await live('skyways')
    const page = (id: string) => site.pages.find((one: { id: string }) => one.id === id)
    const block = (id: string, kind: string) => page(id).blocks.find((one: { kind: string }) => one.kind === kind)
    expect(crmData).toMatchObject({
      landingHero: { title: block('home', 'hero').title, description: block('home', 'hero').content.description },
      destinations: block('home', 'destinations').content.items,
      deals: { flightList: block('deals', 'flightDeals').content.items },
      aboutUs: { sections: block('about', 'story').content.sections },
      contact: block('contact', 'contact').content,
      terms: { sections: block('t&c', 'document').content.sections, faq: block('faq', 'faq').content.items },
      ourServices: block('home', 'services').content.items,
      privacyPolicy: block('policy', 'document').content,
      externalLinks: site.externalLinks,
      sectionOrder: page('home').blocks.map(({ id }: { id: string }) => id),
      pagesVisibility: { home: true, faq: true },
      homeLayoutSection: { [block('home', 'hero').id]: { isVisible: true, title: block('home', 'hero').title } },
      testimonials: [],
      adGridBanner: [],
      banner: null,
    })
  })
})

test('a stranger has no user data', async () => {
  const session = (await t.anonymous.call('GET', '/session?include=crmData', undefined, { host: 'skyways.localhost' })).body
  expect(session).toMatchObject({
    loggedIn: false,
    id: null,
    user: null,
    googleUser: false,
    agent: null,
    subscriptionPlan: null,
    crmData: null,
    agency: { slug: 'skyways' },
  })
})

test("has the site's settings as template data: of the draft, and after publishing of the live version", {
  tags: ['full'],
}, async () => {
  const agent = await signUp()
  const ctx = await ctxOf(t.system, 'ife@bluenile.test')
  const told = async () => {
    const { agency, crmData } = (await agent.call('GET', '/session?include=crmData')).body
    expect(crmData.templateData).toEqual(agency.templateData)
    const brand = await ctx.tx((tx) => readBrand(tx, ctx))
    expect(brand.color).toBe(agency.templateData.primaryColor)
    return agency.templateData
  }
  const settings = async () => (await agent.call('GET', '/site')).body.site.settings
  const change = (primaryColor: string, isLive: boolean) =>
    agent.call('PATCH', '/site/settings', { change: { primaryColor }, isLive })

  expect(await told()).toEqual(await settings())
  await change('#5b21b6', false)
  expect(await told()).toEqual(await settings())
  await agent.call('POST', '/site/publish', { revision: (await agent.call('GET', '/site')).body.revision, note: '' })
  expect(await told()).toEqual((await live('blue-nile')).site.settings)
  await change('#0b5f4a', false)
  expect(await told()).toMatchObject({ primaryColor: '#5b21b6' })
  await change('#7a1f5c', true)
  expect(await told()).toMatchObject({ primaryColor: '#7a1f5c' })
})
