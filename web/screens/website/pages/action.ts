import { href, redirect } from 'react-router'
import { z } from 'zod'
import type { Api } from '#contract/index.ts'
import type { SiteDraft, SitePreview } from '#contract/site-shapes.ts'
import { instantAt } from '#domain/dates.ts'
import { pageStartNames } from '#domain/site/own-pages.ts'
import { choiceNames } from '#domain/site/settings.ts'
import { ExternalLink, MenuEntry } from '#domain/site/site.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { type FormOutcome, readForm } from '../../../kit/form/outcome.ts'

type Typed = Record<string, string>

const revisionOf = (typed: Typed) => Number(typed.revision)
const Links = z.array(ExternalLink)
const Menu = z.array(MenuEntry)

/** Actions on the whole website, by the `intent` of a form. */
const intents = {
  show: (api, { page = '', value }) => api.site.page({ page, isVisible: value === 'true' }),
  style: (api, { name = '', value }) => api.site.settings({ change: { [name]: value }, isLive: false }),
  layout: (api, { page = '', value }) => api.site.settings({ change: { pageLayouts: { [page]: Number(value) } }, isLive: false }),
  choose: (api, { name, item = '', value }) =>
    api.site.choose({ setting: z.enum(choiceNames).parse(name), item, isChosen: value === 'true' }),
  inMenu: (api, { page = '', value }) => api.site.page({ page, isInMenu: value === 'true' }),
  menu: (api, { value = '[]' }) => api.site.menu({ menu: Menu.parse(JSON.parse(value)) }),
  removePage: (api, { page = '' }) => api.site.removePage({ page }),
  async addPage(api, { title = '', start }) {
    const { page } = await api.site.addPage({ title, start: z.enum(pageStartNames).parse(start) })
    throw redirect(href('/templating/edit/:page', { page }))
  },
  links: (api, { value = '[]' }) => api.site.links({ links: Links.parse(JSON.parse(value)) }),
  publish: (api, typed) => api.site.publish({ revision: revisionOf(typed), note: typed.note ?? '' }),
  async repair(api, typed) {
    const { unreadable } = await api.site.get()
    const change = Object.fromEntries(unreadable.map(({ setting, instead }) => [setting, instead]))
    const { revision } = await api.site.settings({ change, isLive: false })
    return api.site.publish({ revision, note: typed.note ?? '' })
  },
  schedule: (api, { at = '' }, { zone }) => api.site.schedule({ at: instantAt(at, zone)?.toISOString() ?? at }),
  unschedule: (api) => api.site.schedule({ at: null }),
  bringBack: (api, typed) => api.site.bringBack({ revision: revisionOf(typed) }),
  revoke: (api, { value = '' }) => api.site.revokePreview({ id: value }),
  restore: (api, typed) => api.site.restore({ number: Number(typed.value), revision: revisionOf(typed) }),
} satisfies Record<string, (api: Api, typed: Typed, reader: { zone: string }) => Promise<SiteDraft | SitePreview>>

export type Intent = keyof typeof intents
export type PagesOutcome = { done: Intent; value: string } | FormOutcome

/** A time that has passed is reported at its field. */
const fieldsOf = ({ data: { code, body, fields } }: ApiFailure) =>
  code === 'site.publish-in-past' ? { ...fields, at: body } : fields

const isIntent = (value: string): value is Intent => Object.hasOwn(intents, value)

/** The message of a refused action; a colleague who saved meanwhile is named by the screen, which already shows the newest draft. */
export async function actOnPages(api: Api, request: Request, reader: { zone: string }): Promise<PagesOutcome | null> {
  const typed = await readForm(request)
  const { intent = '', value = '' } = typed
  if (!isIntent(intent)) return null
  try {
    await intents[intent](api, typed, reader)
    return { done: intent, value }
  } catch (error) {
    if (error instanceof ApiFailure) return { failure: { ...error.data, fields: fieldsOf(error), detail: null }, typed: {} }
    throw error
  }
}
