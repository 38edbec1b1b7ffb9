import { data, type RouterContextProvider } from 'react-router'
import { withoutFaults } from '#domain/site/faults.ts'
import type { Site, SitePage } from '#domain/site/site.ts'
import { ApiFailure } from '../api-failure.ts'
import { apiContext } from '../context.ts'
import { type Asked, requireMember } from '../layouts/guards.ts'
import { unsent } from '../unsent.ts'
import { factsFor } from './shop/load-shop.ts'

/** Why a link is invalid. */
const wordsOf = ({ data: { code } }: ApiFailure) =>
  code === 'site.preview-revoked'
    ? { title: 'This preview was revoked', text: 'The agency has ended this link. Ask for a new one.' }
    : { title: 'This preview is no longer valid', text: 'A preview link is valid for a week. Ask the agency for a new one.' }

/** The host's current draft, for members who may edit it; others get the response of private pages. */
export async function readOwnDraft(asked: Asked, choose: (site: Site) => SitePage) {
  requireMember(asked)
  const draft = await asked.context.get(apiContext).site.get()
  const shop = { site: withoutFaults(draft.site), agency: draft.agency, origin: draft.address, version: 'draft' }
  return data(unsent({ shop, page: choose(shop.site), base: undefined, facts: factsFor(shop) }))
}

/** A shared draft by the id of its link, and the page that `choose` picks; no site once the link is invalid. */
export async function readPreview(context: Readonly<RouterContextProvider>, id: string, choose: (site: Site) => SitePage) {
  try {
    const shop = await context.get(apiContext).shop.preview({ id })
    const base = `/preview/template/${encodeURIComponent(id)}`
    return data(unsent({ shop, page: choose(shop.site), base, facts: factsFor(shop) }))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    return data(unsent({ shop: null, says: wordsOf(error) }), { status: 404 })
  }
}
