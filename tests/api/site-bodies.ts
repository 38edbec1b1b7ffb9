import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterSite } from '#domain/site/starters.ts'

const agency = { name: 'Harmattan Tours', email: null, phone: null, address: null, ...inLagos }

const mailWords = { subject: 'Your trip', heading: 'Your trip', opening: 'Hello,', closing: 'Thank you.' }

/** Bodies of the endpoints about the website and the texts of mails, as `sampleBodies`. */
export const siteBodies: Record<string, object> = {
  'site.choose': { isChosen: true },
  'site.settings': { change: { homeLayoutStyle: 'boxed' } },
  'site.page': { title: 'Home' },
  'mailTemplates.save': { version: 0, ...mailWords },
  'mailTemplates.restore': { version: 0 },
  'mailTemplates.preview': mailWords,
  'mailTemplates.sendTest': mailWords,
  'site.addPage': { title: 'Visa help' },
  'site.menu': { menu: [] },
  'site.section': { title: 'Welcome' },
  'site.order': { sections: [] },
  'site.links': { links: [] },
  'site.start': { revision: 1, starter: 'classic' },
  'site.save': { revision: 1, site: starterSite('classic', agency) },
  'site.publish': { revision: 1 },
  'site.schedule': { at: null },
  'site.restore': { revision: 1 },
  'site.bringBack': { revision: 1 },
}
