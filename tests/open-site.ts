import { afterAll } from 'vitest'
import { type Client, testApp } from './app.ts'

/** The product and the sites of its two demo agencies, until the end of a test file. The default client is Skyways' owner. */
export async function openSite() {
  const t = await testApp()
  afterAll(() => t.close())
  const owner = await t.signIn('owner@skyways.test')
  const draft = async (client: Client = owner) => (await client.call('GET', '/site')).body
  return {
    t,
    owner,
    savanna: await t.signIn('owner@savanna.test'),
    draft,
    patch: (client: Client, path: string, body: object) => client.call('PATCH', path, body),
    publish: async (note = '') => owner.call('POST', '/site/publish', { revision: (await draft()).revision, note }),
    /** The site for visitors. */
    async live(slug: string) {
      const answer = await t.app.inject({ url: '/api/shop/site', headers: { host: `${slug}.customer.localhost` } })
      return answer.json()
    },
  }
}

export const titleOf = (site: { pages: { id: string; title: string }[] }, id: string) =>
  site.pages.find((page) => page.id === id)?.title
